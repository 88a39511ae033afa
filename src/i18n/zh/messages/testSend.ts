// Chinese messages: a test message, on the pages of gateways and templates.
import type { testSend as english } from '../../en/messages/testSend.ts';
import type { Messages } from '../../messages.ts';

export const testSend: Messages<typeof english> = {
  to: { MAIL: '电子邮箱', SMS: '手机号' },
  send: '发送测试',
  sending: '正在发送…',
  notSent: '未发送：%{why}',
  response: '网关的原始响应',
  noBody: '（空）',
  sent: { MAIL: '邮件已发送！', SMS: '短信已发送！' },
  address: { MAIL: '请输入有效的邮箱地址', SMS: '请输入有效的手机号' },
};
