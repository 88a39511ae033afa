// Chinese messages: reminders of waiting parcels.
import type { reminders as english } from '../../en/messages/reminders.ts';
import type { Messages } from '../../messages.ts';

export const reminders: Messages<typeof english> = {
  text: '包裹仍未取走时，会在保管期结束前的这些时间提醒收件人。',
  one: '第 %{place} 次提醒：保管期结束前的小时数',
  before: '小时（保管期结束前）',
  remove: '移除：%{name}',
  add: '添加提醒',
  none: '不发送提醒。',
  most: '最多 %{most} 次。',
  hours: '提前 %{smart_count} 小时',
  and: '、',
  faults: {
    hours: '请输入 %{min} 至 %{max} 之间的整数小时',
    repeated: '已有相同的提醒时间',
  },
  stale: '%{who} 在此期间保存了提醒时间。本次未保存，您填写的内容仍保留在此。',
};
