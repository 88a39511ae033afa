// Chinese: the pages of templates.
import type { templates as english } from '../en/templates.ts';
import type { Messages } from '../messages.ts';

export const templates: Messages<typeof english> = {
  title: '通知内容',
  fact: '向客户和员工发送的消息及其文字',
  detail: '消息模板',
  lists: { SMS: '短信', MAIL: '电子邮件' },
  titles: { SMS: '短信：%{event}', MAIL: '电子邮件：%{event}' },
  taken: { SMS: '已有短信模板', MAIL: '已有邮件模板' },
  none: '还没有模板',
  missing: '要查看哪个模板？',
  missingText: '网址中缺少 %{names}。请从列表中选择模板。',
  unknown: '没有这个模板',
  unknownText: '模板 %{id} 不存在或已被删除。',
  toLists: '返回模板列表',
  saved: '更新成功',
  insert: '占位符：点击即可插入到光标处',
  insertOne: '插入 %{name}',
  fault: '%{field}：%{fault}',
  preview: '预览',
  subject: '主题：',
  length: {
    units: '%{smart_count} / %{most} 个字符（%{encoding}）',
    many: '%{units} 个字符，每条 %{most} 个（%{encoding}）',
    segments: '共 %{smart_count} 条短信，按条计费',
    wide: '含有基本短信字符集以外的字符，每条短信可容纳的字数较少。',
  },
  from: {
    PARCEL: '以包裹 %{number} 的信息填充。',
    ALERT: '以最近一次告警的信息填充。',
    ACCOUNT: '以您自己的账号填充。',
    NEUTRAL: '以不属于任何人的示例文字填充。',
  },
  noSecret: '取件码和验证码不会显示，以 123456 代替。',
  otherParcel: '用此包裹填充',
  show: '显示',
  noParcel: '没有这个单号的包裹。',
  test: '测试',
  neutralIsSent: '将以不属于任何人的示例文字发送。',
  savedIsSent: '发送的是已保存的内容，不含尚未保存的更改。',
};
