// English messages: errors of reports and shared views.
export const reportProblems = {
  REPORT_FUTURE: 'A report cannot cover future days.',
  REPORT_UPSIDE_DOWN: 'The period must end after it begins.',
  STATISTICS_TOO_LONG: 'Statistics can cover 366 days at most.',
  REPORT_NO_ADDRESS:
    'Your account has no e-mail address. Ask an account administrator to enter one.',
  REPORT_NOBODY:
    'This report has no recipients, and no report address is set under Alert recipients. Enter an address, or disable the schedule.',
  REPORT_TOO_MANY_ADDRESSES: 'A report can be mailed to %{most} addresses at most.',
  REPORT_SCHEDULES_FULL: 'The limit of %{most} scheduled reports is reached. Remove one first.',
  SHARED_VIEWS_FULL: 'A list can have at most %{most} shared views. Stop sharing one first.',
};
