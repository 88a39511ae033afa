// Chinese messages: templates, gateways, reminders and what is sent.
import type { Messages } from '../../messages.ts';
import type * as english from '../../en/pages/messages.ts';

export const templates: Messages<typeof english.templates> = {
  title: '通知内容',
  fact: '发送给客户和员工的消息内容',
  detail: '消息模板',
  lists: { SMS: '短信', MAIL: '邮件' },
  titles: { SMS: '短信：%{event}', MAIL: '邮件：%{event}' },
  taken: { SMS: '已有短信模板', MAIL: '已有邮件模板' },
  none: '还没有模板',
  saved: '更新成功',
  insert: '占位符：点击即可插入到光标处',
  insertOne: '插入 %{name}',
  error: '%{field}：%{error}',
  preview: '预览',
  length: {
    units: '%{smart_count} / %{most} 个字符（%{encoding}）',
    many: '%{units} 个字符，每条 %{most} 个（%{encoding}）',
    segments: '共 %{smart_count} 条短信，按条计费',
    wide: '含有基本短信字符集以外的字符，每条短信可容纳的字数较少。',
  },
  from: {
    PARCEL: '以包裹 %{number} 的信息填充。',
    ALERT: '以最近一次告警的信息填充。',
    ACCOUNT: '以您账号的信息填充。',
    NEUTRAL: '以示例数据填充。',
  },
  noSecret: '取件码和验证码不会显示，以 123456 代替。',
  otherParcel: '用于预览的包裹单号',
  show: '显示',
  noParcel: '没有这个单号的包裹。',
  languages: {
    column: '语言',
    shown: '预览和测试的语言',
    lacking: '没有%{languages}内容，将发送英文内容。',
    customers: '客户按各自设置的语言接收，未设置语言的客户以%{language}接收。',
    staff: '员工及其他收件人以%{language}接收。',
    test: '将以%{language}发送。',
  },
  test: '测试',
  neutralIsSent: '将以示例数据发送。',
  savedIsSent: '发送的是已保存的内容，不含尚未保存的更改。',
};

export const messageSaid: Messages<typeof english.messageSaid> = {
  subject: '主题：',
  sent: '已发送的内容',
  text: '消息内容',
  waiting: '将发送的内容',
  template: '按当前模板显示；取件码和验证码以圆点代替。',
  language: '将以%{language}发送。',
  asSent: '最近一次发送时的内容；取件码和验证码以圆点代替。',
  nothing: '模板没有内容。',
  emptied: '此消息中的取件码、验证码或报表已不再保存，请改为发送新消息。',
  unsure: '有 %{smart_count} 次发送无法确认是否送达，收件人可能重复收到。',
  link: '消息记录',
};

export const simulatedPhones: Messages<typeof english.simulatedPhones> = {
  short: '短信发往模拟手机',
  note: '这是演示环境，尚未设置短信网关：短信发往模拟手机，并显示为已发送，不会到达真实手机。',
};

export const willLeave: Messages<typeof english.willLeave> = {
  checking: '正在检查消息能否发出',
  booking: {
    FAILING: '发给客户的消息目前发送失败：预约通知可能延迟送达或无法送达。',
    TEMPLATE_OFF: '预约通知不会发给客户：模板已停用。',
    NO_GATEWAY: '预约通知目前无法发给客户：尚未设置网关。',
    NO_ADDRESS: '预约通知不会发给客户：没有手机号，也没有邮箱。',
  },
  pin: {
    FAILING: '发给客户的消息目前发送失败：包裹存入后，取件码可能延迟送达或无法送达。',
    TEMPLATE_OFF: '包裹存入后，客户收不到取件码：模板已停用。',
    NO_GATEWAY: '包裹存入后，客户收不到取件码：尚未设置网关。',
    NO_ADDRESS: '包裹存入后，客户收不到取件码：没有手机号，也没有邮箱。',
  },
  warehouse: {
    SENDS: '系统会通知客户包裹已入库。',
    FAILING: '发给客户的消息目前发送失败：入库通知可能延迟送达或无法送达。',
    TEMPLATE_OFF: '入库通知不会发给客户：模板已停用。',
    NO_GATEWAY: '入库通知目前无法发给客户：尚未设置网关。',
    NO_ADDRESS: '入库通知不会发给客户：没有手机号，也没有邮箱。',
  },
  report: {
    FAILING: '邮件服务器异常：报表邮件可能延迟送达或无法送达。',
    TEMPLATE_OFF: '报表无法以邮件发送：模板已停用。',
    NO_GATEWAY: '报表无法以邮件发送：尚未设置邮件服务器。',
    NO_ADDRESS: '报表无法发到您的邮箱：您的账号没有邮箱。',
  },
};

export const gateways: Messages<typeof english.gateways> = {
  saved: '更新成功',
  kept: '已保存。',
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
      '响应状态为 200 至 299，且字段 %{field} 的值为 %{value} 时，视为已接收。为其他值时视为拒绝；没有该字段时记为“是否发出不明”，不会自动重发。',
  },
};

export const reminders: Messages<typeof english.reminders> = {
  text: '包裹仍未取走时，会在保管期结束前的这些时间提醒收件人。',
  one: '第 %{place} 次提醒：保管期结束前的小时数',
  before: '小时（保管期结束前）',
  remove: '移除：%{name}',
  add: '添加提醒',
  none: '不发送提醒。',
  most: '最多 %{most} 次',
  hours: '提前 %{smart_count} 小时',
  and: '、',
  errors: {
    hours: '请输入 %{min} 至 %{max} 之间的整数小时',
    repeated: '已有相同的提醒时间',
  },
};

export const testSend: Messages<typeof english.testSend> = {
  to: { MAIL: '邮箱', SMS: '手机号' },
  send: '发送测试',
  sending: '正在发送',
  notSent: '未发送：%{why}',
  response: '网关的原始响应',
  noBody: '（空）',
  sent: { MAIL: '邮件已发送', SMS: '短信已发送' },
  address: { MAIL: '请输入有效的邮箱地址', SMS: '请输入有效的手机号' },
};
