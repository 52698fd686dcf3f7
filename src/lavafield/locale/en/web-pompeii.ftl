# tmp
