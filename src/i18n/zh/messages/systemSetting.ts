// Chinese messages: network settings.
import type { Messages } from '../../messages.ts';
import type { systemSetting as english } from '../../en/messages/systemSetting.ts';

export const systemSetting: Messages<typeof english> = {
  name: '系统设置',
  title: '系统设置',
  freeTime: '免费保管时间',
  hours: '%{smart_count} 小时',
  fields: {
    FREE_STORE_TIME: '免费保管小时数',
    sizes: '格口尺寸',
    reminders: '取件提醒',
    language: '语言',
    name: '规格',
    length: '长（厘米）',
    width: '宽（厘米）',
    height: '高（厘米）',
    volume: '容积（升）',
  },
  help: {
    language: '员工、非客户的收件人以及未设置语言的客户，均以此语言接收消息。',
    FREE_STORE_TIME: '在物流公司和快递柜均未另行设定时生效。填 0 表示保管不设期限。',
  },
  languageOfMessages: '消息语言',
  errors: { dimension: '请输入尺寸' },
  sizesText: '各规格格口的内部尺寸，1 至 500 厘米。',
  side: '%{name}：%{side}',
  ofLocker: '快递柜自身的部件，不存放客户包裹',
  parts: { SENT: '寄件口', CONTROL: '终端' },
  saved: '更新成功',
  stale: '%{who} 在此期间保存了格口尺寸。本次未保存，您填写的内容仍保留在此。',
};
