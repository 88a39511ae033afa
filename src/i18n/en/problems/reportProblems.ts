// English messages: errors of reports.
export const reportProblems = {
  REPORT_FUTURE: 'A report cannot be about days to come.',
  REPORT_UPSIDE_DOWN: 'The span must end after it begins.',
  STATISTICS_TOO_LONG: 'Statistics can be about 366 days at most.',
  REPORT_NO_ADDRESS:
    'Your account has no e-mail address. Ask whoever looks after the accounts to enter one.',
  REPORT_NOBODY:
    'Nobody would get this report: the settings name no recipients of reports. Enter an address, or switch it off.',
  REPORT_TOO_MANY_ADDRESSES: 'A report can be mailed to %{most} addresses at most.',
  REPORT_SCHEDULES_FULL:
    'There are %{most} scheduled reports already, which is the most there can be. Remove one first.',
};
