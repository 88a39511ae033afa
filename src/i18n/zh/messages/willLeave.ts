// Chinese messages: whether the message of an action can leave, said before the action.
import type { willLeave as english } from '../../en/messages/willLeave.ts';
import type { Messages } from '../../messages.ts';

export const willLeave: Messages<typeof english> = {
  checking: '正在检查消息能否发出…',
  booking: {
    SENDS: '系统会将预约通知客户。',
    FAILING: '发给客户的消息目前发送失败：预约通知可能延迟送达或无法送达。',
    TEMPLATE_OFF: '预约通知不会发给客户：模板已停用。',
    NO_GATEWAY: '预约通知目前无法发给客户：尚未设置网关。',
    NO_ADDRESS: '预约通知不会发给客户：没有手机号码，也没有电子邮箱。',
  },
  pin: {
    FAILING: '发给客户的消息目前发送失败：包裹存入后，取件码可能延迟送达或无法送达。',
    TEMPLATE_OFF: '包裹存入后，客户收不到取件码：模板已停用。',
    NO_GATEWAY: '包裹存入后，客户收不到取件码：尚未设置网关。',
    NO_ADDRESS: '包裹存入后，客户收不到取件码：没有手机号码，也没有电子邮箱。',
  },
  warehouse: {
    SENDS: '系统会通知客户包裹已入库。',
    FAILING: '发给客户的消息目前发送失败：入库通知可能延迟送达或无法送达。',
    TEMPLATE_OFF: '入库通知不会发给客户：模板已停用。',
    NO_GATEWAY: '入库通知目前无法发给客户：尚未设置网关。',
    NO_ADDRESS: '入库通知不会发给客户：没有手机号码，也没有电子邮箱。',
  },
  report: {
    FAILING: '邮件服务器异常：报表邮件可能延迟送达或无法送达。',
    TEMPLATE_OFF: '报表无法以邮件发送：模板已停用。',
    NO_GATEWAY: '报表无法以邮件发送：尚未设置邮件服务器。',
    NO_ADDRESS: '报表无法发到您的邮箱：您的账号没有电子邮箱。',
  },
};
