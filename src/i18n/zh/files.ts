// Chinese messages of files: how many rows a PDF has, and the e-mail in place of a report that is too large to attach.
import type { files as english } from '../en/files.ts';
import type { Messages } from '../messages.ts';

export const files: Messages<typeof english> = {
  oneRow: '共 1 行',
  rows: '共 %{rows} 行',
  firstRows: '前 %{rows} 行，其余未列出',
  tooLarge: '报表超过 %{most} 行，未作为附件发送，请在此查看：%{url}',
  tooLargeNoUrl:
    '报表超过 %{most} 行，未作为附件发送。请打开“报表”中的“%{report}”，并选择相同的日期和筛选条件。',
};
