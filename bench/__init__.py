"""Measurements: CPU time, one run for all of a table's rows, ratios beside the times."""
