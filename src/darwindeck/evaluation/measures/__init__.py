"""The measures, one file for each family: functions from evidence to measures, which play nothing themselves."""
