// Chinese messages: messages that did not leave, in the banner and the bell.
import type { undelivered as english } from '../../en/messages/undelivered.ts';
import type { Messages } from '../../messages.ts';

export const undelivered: Messages<typeof english> = {
  summary: '%{smart_count} 条消息未送达，最早的已等待 %{span}',
  lasts: { days: '%{days} 天', hours: '%{hours} 小时 %{minutes} 分钟', minutes: '%{minutes} 分钟' },
  why: {
    SMS: {
      NO_GATEWAY: '尚未设置短信网关。',
      FAILING: '短信网关异常。',
      SENDS: '部分短信发送失败，已停止重试。',
      TOO_OLD: '部分短信已搁置：设置网关时已超过一天。',
      TEMPLATE_DISABLED: '部分短信已搁置：模板当时已停用。',
    },
    MAIL: {
      NO_GATEWAY: '尚未设置邮件服务器。',
      FAILING: '邮件服务器异常。',
      SENDS: '部分邮件发送失败，已停止重试。',
      TOO_OLD: '部分邮件已搁置：设置邮件服务器时已超过一天。',
      TEMPLATE_DISABLED: '部分邮件已搁置：模板当时已停用。',
    },
  },
  much: '%{smart_count} 条消息未送达，最早的已等待 %{span}。',
  waits: '设置之前，消息将一直等待。',
  gateway: { SMS: '前往短信网关', MAIL: '前往邮件服务器' },
  open: '查看消息',
};
