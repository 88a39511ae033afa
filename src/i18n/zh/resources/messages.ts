// Chinese messages: messages, templates, gateways, settings and scheduled reports.
import type { Messages } from '../../messages.ts';
import { resourceMessages } from '../resourceMessages.ts';
import type * as english from '../../en/resources/messages.ts';

export const messages: Messages<typeof english.messages> = resourceMessages('消息', {
  measure: '条',
  toAddress: '%{event} · %{address}',
  withStatus: '%{text}（%{status}）',
  facts: {
    all: '共 %{smart_count} 条消息',
    attention: '%{smart_count} 条未送达',
    short: '%{all} 条中 %{attention} 条未送达',
  },
  empty: { text: '通过短信或邮件通知客户和员工的内容都会显示在这里。' },
  sections: { sending: '发送情况', about: '消息' },
  fields: {
    messageEvent: '事件',
    channel: '方式',
    address: '收件人',
    messageState: '状态',
    messageError: '原因',
    tries: '发送次数',
    nextTry: '下次发送',
    sentTime: '发送时间',
    unsureTries: '结果不明次数',
    ordersId: '指定包裹',
    memberId: '客户',
    undelivered: '未送达',
  },
  choices: { undelivered: { YES: '是' } },
  nothing: {
    messageError: '无',
    nextTry: '无',
    sentTime: '尚未发送',
    parcelNumber: '无',
    memberId: '无',
  },
  actions: {
    resend: {
      label: '重新发送',
      confirm: '重新发送“%{name}”？',
      confirmMany: '重新发送这 %{smart_count} 条消息？',
      consequence: '已经收到的人会再收到一次。',
      done: '“%{name}”将重新发送',
      doneMany: '%{smart_count} 条消息将重新发送',
    },
    setAside: {
      label: '停止发送',
      confirm: '停止发送“%{name}”？',
      confirmMany: '停止发送这 %{smart_count} 条消息？',
      consequence: '除非有人重新发送，否则不会再发出。',
      done: '“%{name}”已停止发送',
      doneMany: '%{smart_count} 条消息已停止发送',
    },
    showParcel: { label: '查看包裹' },
    showMember: { label: '查看客户' },
  },
});

export const mailGateway: Messages<typeof english.mailGateway> = {
  name: '邮件网关',
  title: '邮件网关',
  sections: { server: '邮件服务器', sender: '发件人' },
  fields: {
    smtpServerUrl: 'SMTP 服务器',
    smtpServerPort: '端口',
    username: '用户名',
    password: '密码',
    domain: 'EHLO 主机名',
    senderName: '发件人名称',
    senderEmail: '发件人邮箱',
    bccEmail: '密送至',
    enableFlag: '发送邮件',
  },
  help: {
    smtpServerUrl: '主机名或 IP 地址，不含 https://。',
    smtpServerPort: '通常为 587；465 端口直接建立 TLS 加密连接。',
    username: '留空则不登录。',
    domain: '本系统连接服务器时使用的名称；留空则使用自身主机名。',
    bccEmail: '不含取件码、验证码或报表附件的邮件都会密送至此邮箱。',
    enableFlag: '关闭时，邮件会停留在消息列表中等待。',
  },
  errors: {
    smtpServerUrl: '请输入服务器的主机名或 IP 地址',
    senderEmail: '请输入有效的邮箱地址',
    address: '请输入有效的邮箱地址',
  },
};

export const smsGateway: Messages<typeof english.smsGateway> = {
  name: '短信网关',
  title: '短信网关',
  sections: { accepted: '接收判定' },
  fields: {
    url: '地址（URL）',
    Encoding: '编码方式',
    senderId: '发送方',
    apiKey: 'API 密钥',
    acceptance: '何时视为已接收',
    acceptedField: '响应字段',
    acceptedValue: '成功时的值',
  },
  help: {
    url: '每条短信都会以 POST 方式提交到此地址；留空则不使用网关。',
    Encoding: '选择“字符编码”选项时，还会在 encoding 字段中将编码发送给网关。',
    senderId: '号码，或最多 11 个字母和数字；留空则使用网关默认值。',
    apiKey: '以 Authorization: Bearer 方式发送。',
    acceptance:
      '适用于状态为 200 至 299 的响应，其他状态一律视为拒绝。发送测试可查看网关的原始响应。',
    acceptedField: 'JSON 响应中的字段；嵌套字段用点分隔，例如 messages.status。',
    acceptedValue: '多个值用英文逗号分隔；其他值一律视为拒绝。',
  },
  errors: {
    url: '请输入以 http:// 或 https:// 开头且不含用户名和密码的地址',
    senderId: '请输入号码，或最多 11 个字母和数字',
  },
};

export const systemSetting: Messages<typeof english.systemSetting> = {
  name: '系统设置',
  title: '系统设置',
  freeTime: '免费保管时间',
  hours: '%{smart_count} 小时',
  fields: {
    FREE_STORE_TIME: '免费保管小时数',
    boxTypeList: '格口尺寸',
    hoursBefore: '取件提醒',
    language: '语言',
    name: '尺寸',
    length: '长（厘米）',
    width: '宽（厘米）',
    height: '高（厘米）',
    volume: '容积（升）',
  },
  help: {
    language: '员工、非客户的收件人以及未设置语言的客户，均以此语言接收消息。',
    FREE_STORE_TIME: '物流公司和快递柜均未另行设定时生效。填 0 表示不限保管时长。',
  },
  languageOfMessages: '消息语言',
  errors: { boxTypeList: '请输入尺寸：1 至 500 的数字' },
  sizesText: '各尺寸格口的内部长、宽、高，1 至 500 厘米。',
  side: '%{name}：%{side}',
  ofLocker: '快递柜自用，不存放客户包裹',
  parts: { SENT: '寄件口', CONTROL: '终端' },
  saved: '更新成功',
};

export const templates: Messages<typeof english.templates> = {
  name: '模板',
  title: '通知内容',
  section: '消息',
  fields: {
    templateEvent: '事件',
    templateDescription: '说明',
    templateTitle: '标题',
    templateContent: '内容',
    templateTitleZh: '中文标题',
    templateContentZh: '中文内容',
    templateTitleEl: '希腊文标题',
    templateContentEl: '希腊文内容',
    templateStatus: '状态',
    placeholderList: '占位符',
  },
  help: {
    templateEvent: '每个事件各有一个短信模板和一个邮件模板。',
    templateStatus: '模板停用后，相应的消息不会发出。',
    templateTitle: '即邮件的主题。短信不发送标题。',
    templateContentZh: '留空则发送英文。',
    templateContentEl: '留空则发送英文。',
  },
};

export const contacts: Messages<typeof english.contacts> = {
  name: '联系方式',
  fields: { list: '联系方式' },
  saved: '联系方式已保存',
};

export const tips: Messages<typeof english.tips> = {
  name: '温馨提示',
  fields: { list: '温馨提示' },
  saved: '提示已保存',
};

export const lockerContent: Messages<typeof english.lockerContent> = {
  fields: { contacts: '联系方式', tips: '温馨提示' },
};

export const sharedViews: Messages<typeof english.sharedViews> = { name: '共享视图' };

export const reportSchedules: Messages<typeof english.reportSchedules> = resourceMessages(
  '定时报表',
  {
    measure: '份',
    called: '%{report}，%{period}',
    fields: {
      report: '报表',
      filters: '筛选条件',
      lockerId: '指定快递柜',
      paymentScheme: '付费方式',
      subscription: '续订情况',
      period: '频率',
      sendHour: '发送时刻',
      format: '格式',
      addresses: '接收人',
      enabled: '启用',
      scheduleState: '状态',
      savedBy: '保存人',
      nextTime: '下次发送',
      lastTime: '上次发送',
    },
    help: {
      period: '内容为刚过去的一天、一周（周一至周日）或一个月。',
      sendHour: '在统计周期结束后的第一天发送，以系统时区为准。',
      addresses: '多个邮箱用分号（;）分隔；留空则发往“告警接收人”中的报表接收邮箱。',
    },
    errors: {
      useSemicolon: '多个邮箱请用“;”分隔',
      address: '请输入有效的邮箱地址：%{item}',
    },
    nothing: { filters: '无', nextTime: '暂无计划', lastTime: '尚未发送' },
    to: { usual: '报表接收邮箱', nobody: '暂无接收人' },
  },
);
