// Chinese messages: what an e-mail says in place of a report that is too large to attach.
import type { reportMail as english } from '../en/reportMail.ts';
import type { Messages } from '../messages.ts';

export const reportMail: Messages<typeof english> = {
  tooLarge: '报表超过 %{most} 行，未作为附件发送，请在此查看：%{url}',
  tooLargeNoUrl:
    '报表超过 %{most} 行，未作为附件发送。请打开“报表”中的“%{report}”，并选择相同的日期和筛选条件。',
};
