// English messages: what an e-mail says in place of a report that is too large to attach.
export const reportMail = {
  tooLarge: 'The report has more than %{most} rows, so it is not attached. View it here: %{url}',
  tooLargeNoUrl:
    'The report has more than %{most} rows, so it is not attached. Under Reports, open %{report} and choose the same period and filters.',
};
