// English messages of files: how many rows a PDF has, and the e-mail in place of a report that is too large to attach.
export const files = {
  oneRow: '1 row',
  rows: '%{rows} rows',
  firstRows: 'the first %{rows} rows; there are more',
  tooLarge: 'The report has more than %{most} rows, so it is not attached. View it here: %{url}',
  tooLargeNoUrl:
    'The report has more than %{most} rows, so it is not attached. Under Reports, open %{report} and choose the same period and filters.',
};
