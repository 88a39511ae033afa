// Chinese messages: labels around the text of a message.
import type { messageSaid as english } from '../../en/messages/messageSaid.ts';
import type { Messages } from '../../messages.ts';

export const messageSaid: Messages<typeof english> = {
  sent: '已发送的内容',
  waiting: '将发送的内容',
  template: '按当前模板显示；取件码和验证码以圆点代替。',
  language: '将以%{language}发送。',
  asSent: '最近一次发送时的内容；取件码和验证码以圆点代替。',
  nothing: '模板没有内容。',
  emptied: '此消息中的取件码、验证码或报表已不再保存，请改为发送新消息。',
  unsure: '有 %{smart_count} 次发送无法确认是否送达，收件人可能重复收到。',
  link: '消息记录',
};
