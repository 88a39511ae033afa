// Chinese messages: errors of messages and gateways.
import type { messageProblems as english } from '../../en/problems/messageProblems.ts';
import type { Messages } from '../../messages.ts';

export const messageProblems: Messages<typeof english> = {
  GATEWAY_NOT_SET: '尚未设置网关。',
  GATEWAY_SECRET_MISSING:
    '服务器、地址或用户已更改。原先保存的密码或密钥不会发往别处，请重新输入。',
  GATEWAY_NO_ANSWER: '网关没有及时响应。',
  GATEWAY_UNREACHABLE: '无法连接到该地址的网关。',
  GATEWAY_INNER_ADDRESS: '这是内网地址，需要启用 ALLOW_PRIVATE_GATEWAYS 设置才能使用。',
  GATEWAY_NOT_SECURE: '无法与网关建立安全连接。',
  GATEWAY_IN_CLEAR:
    '密钥和所有取件码会在网络上明文传输。地址须以 https:// 开头，或启用 ALLOW_PRIVATE_GATEWAYS 设置。',
  GATEWAY_SIGN_IN_REFUSED: '网关不接受该用户名、密码或密钥。',
  GATEWAY_REFUSED: '网关拒绝了该消息（%{status}）。',
  GATEWAY_ADDRESS_REFUSED: '网关不接受发给该收件人的消息（%{status}）。',
  GATEWAY_MESSAGE_REFUSED: '网关不接受该消息（%{status}）。',
  GATEWAY_NONSENSE: '该地址的服务器不是消息网关。',
  GATEWAY_UNCLEAR: '网关已响应（%{status}），但未说明是否接受该消息。消息可能已发送。',
  GATEWAY_SECRET_UNREADABLE: '本服务器的密钥无法读取已保存的密码或密钥，请重新输入。',
  GATEWAY_BROKEN: '消息未能发送。',
  MESSAGE_ON_ITS_WAY: '该消息正在等待发送或发送中。',
  MESSAGE_EMPTIED: '该消息中的取件码、验证码或报表已不再保存，请另发一条。',
  MESSAGE_NO_ADDRESS: '该客户已没有可接收此类消息的手机号或邮箱。',
  MESSAGE_NOT_WAITING: '只有等待发送、发送失败或被系统搁置的消息才能搁置。',
  TEMPLATE_UNKNOWN: '该事件的消息没有占位符 %{names}。',
  TEMPLATE_LACKS: '内容必须包含 %{names}，否则这条消息没有意义。',
  TEMPLATE_BRACE: '内容中有未配对的大括号。占位符是一对大括号之间的名称。',
};
