// The Chinese texts that networks begin with. Frozen with their migration: a later change of them is another migration.
import type { MessageEvent } from '../../../../../domain/messages/messages.ts';

export interface ChineseText {
  readonly title: string;
  /** Left out where it never goes that way. */
  readonly sms?: string;
  readonly mail?: string;
}

export const CHINESE_TEXTS: Readonly<Record<Exclude<MessageEvent, 'WAREHOUSE'>, ChineseText>> = {
  RESERVATION: {
    title: '已为您的包裹 {parcelNumber} 预约格口',
    sms: '包裹 {parcelNumber} 已在 {lockerName} 预约格口，预约单号 {bookNumber}。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已在 {lockerName} 预约格口。\n预约单号：{bookNumber}\n\n{location}\n',
  },
  DEPOSIT: {
    title: '您的包裹 {parcelNumber} 已到柜，请取件',
    sms: '包裹 {parcelNumber} 已存入 {lockerName} 的 {boxName} 格口，请在 {expiryTime} 前取件。取件码 {pinCode}。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已存入 {lockerName} 的 {boxName} 格口。\n取件码：{pinCode}\n请在 {expiryTime} 前取件。\n\n{location}\n',
  },
  REMINDER: {
    title: '请尽快取走您的包裹 {parcelNumber}',
    sms: '包裹 {parcelNumber} 仍在 {lockerName}，请在 {expiryTime} 前取件。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 仍在 {lockerName}，请在 {expiryTime} 前取件。\n\n{location}\n',
  },
  EXPIRY: {
    title: '您的包裹 {parcelNumber} 逾期未取',
    sms: '包裹 {parcelNumber} 未在 {expiryTime} 前从 {lockerName} 取走，将被退回。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 未在 {expiryTime} 前从 {lockerName} 取走，将被退回。\n',
  },
  COLLECTION: {
    title: '您的包裹 {parcelNumber} 已取件',
    sms: '包裹 {parcelNumber} 已于 {collectTime} 在 {lockerName} 取件。',
    mail: '您好：\n\n您的包裹 {parcelNumber} 已于 {collectTime} 在 {lockerName} 取件。\n',
  },
  PIN_RESEND: {
    title: '您的包裹 {parcelNumber} 的新取件码',
    sms: '{lockerName} 的 {boxName} 格口中包裹 {parcelNumber} 的新取件码：{pinCode}，请在 {expiryTime} 前取件。原取件码已失效。',
    mail: '您好：\n\n{lockerName} 的 {boxName} 格口中包裹 {parcelNumber} 的新取件码是 {pinCode}，原取件码已失效。\n请在 {expiryTime} 前取件。\n\n{location}\n',
  },
  PASSWORD_CODE: {
    title: '您的密码重置验证码',
    sms: '您的密码重置验证码：{code}。请勿告诉他人。',
  },
  ALERT: {
    title: '{lockerName}：{alertType}',
    mail: '{alertType}\n快递柜：{lockerName}（{lockerNumber}）\n格口：{boxName}\n开始时间：{startTime}\n\n{location}\n',
  },
  REPORT: {
    title: '报表 {reportName}',
    mail: '这是 {startTime} 至 {endTime} 的报表 {reportName}。\n',
  },
};
