// The Chinese texts of the initial templates, with the PIN first.
import type { MessageEvent } from '../../../domain/messages/messages.ts';

export interface TranslatedText {
  readonly title: string;
  /** Omitted if never sent by this channel. */
  readonly sms?: string;
  readonly mail?: string;
}

/** A change of them needs a migration for the templates that networks have. */
export const CHINESE_TEXTS: Readonly<Record<MessageEvent, TranslatedText>> = {
  RESERVATION: {
    title: '包裹 {parcelNumber} 的格口已预约',
    sms: '已为包裹 {parcelNumber} 预约 {lockerName} 的格口，预约号 {bookNumber}。',
    mail: '您好：\n\n已为您的包裹 {parcelNumber} 预约 {lockerName} 的格口。\n预约号：{bookNumber}\n\n{location}\n',
  },
  DEPOSIT: {
    title: '包裹 {parcelNumber} 已到快递柜，请及时取件',
    sms: '取件码 {pinCode}，请于 {expiryTime} 前到 {lockerName} 取包裹 {parcelNumber}，格口 {boxName}。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已存入 {lockerName}，请及时取件。\n\n取件码：{pinCode}\n格口：{boxName}\n取件截止：{expiryTime}\n\n{location}\n',
  },
  REMINDER: {
    title: '包裹 {parcelNumber} 即将到期，请尽快取件',
    sms: '您有包裹待取：{parcelNumber}，请于 {expiryTime} 前到 {lockerName} 取件。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 仍在 {lockerName} 待取。\n取件截止：{expiryTime}\n\n{location}\n',
  },
  EXPIRY: {
    title: '包裹 {parcelNumber} 逾期未取',
    sms: '{lockerName} 的包裹 {parcelNumber} 已于 {expiryTime} 逾期，将安排退回。',
    mail: '您好：\n\n您在 {lockerName} 的包裹 {parcelNumber} 已于 {expiryTime} 逾期，将安排退回。\n',
  },
  COLLECTION: {
    title: '包裹 {parcelNumber} 已取件',
    sms: '包裹 {parcelNumber} 已于 {collectTime} 从 {lockerName} 取走。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已于 {collectTime} 从 {lockerName} 取走。\n',
  },
  PIN_RESEND: {
    title: '包裹 {parcelNumber} 的取件码已更新',
    sms: '新取件码 {pinCode}（原码失效），请于 {expiryTime} 前到 {lockerName} 取包裹 {parcelNumber}，格口 {boxName}。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 的取件码已更新，原取件码已失效。\n\n新取件码：{pinCode}\n快递柜：{lockerName}\n格口：{boxName}\n取件截止：{expiryTime}\n\n{location}\n',
  },
  PASSWORD_CODE: {
    title: '密码重置验证码',
    sms: '验证码 {code}，用于重置登录密码，请勿告诉他人。如非本人操作，请忽略。',
  },
  ALERT: {
    title: '快递柜告警：{lockerName} {alertType}',
    mail: '告警：{alertType}\n快递柜：{lockerName}（{lockerNumber}）\n格口：{boxName}\n开始时间：{startTime}\n\n{location}\n',
  },
  REPORT: {
    title: '报表：{reportName}',
    mail: '您好：\n\n报表：{reportName}\n统计时间：{startTime} 至 {endTime}\n',
  },
  WAREHOUSE: {
    title: '您的包裹 {parcelNumber} 已移至仓库',
    sms: '包裹 {parcelNumber} 已从 {lockerName} 移至仓库，保管至 {expiryTime}。原取件码已失效。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已从 {lockerName} 的 {boxName} 格口移至仓库，原取件码已失效。\n仓库保管至 {expiryTime}。\n',
  },
};
