// Chinese messages: the pages of the gateways.
import type { gateways as english } from '../../en/messages/gatewayPages.ts';
import type { Messages } from '../../messages.ts';

export const gateways: Messages<typeof english> = {
  saved: '更新成功',
  kept: '已保存一个。',
  noneKept: '尚未保存。',
  setAnother: '设置新的',
  keep: '保留原来的',
  now: {
    MAIL: { on: '邮件经 %{server} 发出', off: '邮件暂不发送' },
    SMS: { on: '短信经 %{server} 发出', off: '短信暂不发送' },
  },
  test: { MAIL: '测试邮件', SMS: '测试短信' },
  savedIsTried: '按已保存的设置测试。',
  notTheChanges: '按已保存的设置测试，不含尚未保存的更改。',
  call: '短信的提交方式',
  accepted: {
    CAUTIOUS:
      '响应状态为 200 至 299，且内容以已知方式表明成功时，视为已接收。无法识别的响应记为“是否发出不明”，不会自动重发。',
    STATUS: '响应状态为 200 至 299 即视为已接收，不看内容。',
    FIELD:
      '响应状态为 200 至 299，且字段 %{field} 的值为 %{value} 时，视为已接收。为其他值时视为被拒；没有该字段时记为“是否发出不明”，不会自动重发。',
  },
};
