// The initial message templates: for each event and type a text in each language.
import { goesBy, MESSAGE_EVENTS, type MessageEvent } from '../../../domain/messages/messages.ts';
import { EVENT_PLACEHOLDERS } from '../../../domain/messages/templateRules.ts';
import type { NotifyType } from '../../../domain/limits.ts';
import { CHINESE_TEXTS } from './chineseTexts.ts';
import { GREEK_TEXTS } from './greekTexts.ts';

interface BaseMessage {
  templateDescription: string;
  templateTitle: string;
  /** Omitted if never sent by this channel. */
  sms?: string;
  mail?: string;
}

/** An unregistered owner's name and a locker's place may be empty: the sentences read well without them. */
const MESSAGES: Record<MessageEvent, BaseMessage> = {
  RESERVATION: {
    templateDescription: 'A box was reserved for a parcel.',
    templateTitle: 'A box is reserved for your parcel {parcelNumber}',
    sms: 'A box is reserved for parcel {parcelNumber} at {lockerName}. Booking {bookNumber}.',
    mail: 'Hello,\n\nA box is reserved for your parcel {parcelNumber} at {lockerName}.\nBooking number: {bookNumber}\n\n{location}\n',
  },
  DEPOSIT: {
    templateDescription: 'A parcel was deposited in a box.',
    templateTitle: 'Your parcel {parcelNumber} is waiting for you',
    sms: 'Parcel {parcelNumber} is in box {boxName} at {lockerName} until {expiryTime}. PIN {pinCode}.',
    mail: 'Hello,\n\nYour parcel {parcelNumber} is waiting in box {boxName} at {lockerName}.\nPIN: {pinCode}\nPlease collect it by {expiryTime}.\n\n{location}\n',
  },
  REMINDER: {
    templateDescription: 'A parcel is about to expire.',
    templateTitle: 'Please collect your parcel {parcelNumber}',
    sms: 'Please collect parcel {parcelNumber} at {lockerName} by {expiryTime}.',
    mail: 'Hello,\n\nPlease collect your parcel {parcelNumber} at {lockerName} by {expiryTime}.\n\n{location}\n',
  },
  EXPIRY: {
    templateDescription: 'A parcel was not collected in time.',
    templateTitle: 'Your parcel {parcelNumber} was not collected in time',
    sms: 'Parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be returned.',
    mail: 'Hello,\n\nYour parcel {parcelNumber} at {lockerName} was not collected by {expiryTime} and will be returned.\n',
  },
  COLLECTION: {
    templateDescription: 'A parcel was collected.',
    templateTitle: 'Your parcel {parcelNumber} was collected',
    sms: 'Parcel {parcelNumber} was collected at {lockerName} on {collectTime}.',
    mail: 'Hello,\n\nYour parcel {parcelNumber} was collected at {lockerName} on {collectTime}.\n',
  },
  PIN_RESEND: {
    templateDescription: 'A new PIN was created for a parcel.',
    templateTitle: 'A new PIN for your parcel {parcelNumber}',
    sms: 'New PIN for parcel {parcelNumber} in box {boxName} at {lockerName} until {expiryTime}: {pinCode}. The old one no longer works.',
    mail: 'Hello,\n\nThe new PIN for your parcel {parcelNumber} in box {boxName} at {lockerName} is {pinCode}. The old one no longer works.\nPlease collect the parcel by {expiryTime}.\n\n{location}\n',
  },
  PASSWORD_CODE: {
    templateDescription: 'A password reset was requested.',
    templateTitle: 'Your password reset code',
    sms: 'Your password reset code: {code}. Do not share it with anyone.',
  },
  ALERT: {
    templateDescription: 'A locker reported a problem.',
    templateTitle: '{alertType} at {lockerName}',
    mail: '{alertType}\nLocker: {lockerName} ({lockerNumber})\nBox: {boxName}\nSince: {startTime}\n\n{location}\n',
  },
  REPORT: {
    templateDescription: 'A report is sent by e-mail, on request or on schedule.',
    templateTitle: 'Report {reportName}',
    // Does not mention the attachment, which a note replaces if it is too large.
    mail: 'This is the report {reportName} from {startTime} to {endTime}.\n',
  },
  WAREHOUSE: {
    templateDescription: 'A parcel was moved from its box to the warehouse.',
    templateTitle: 'Your parcel {parcelNumber} was moved to our warehouse',
    sms: 'Parcel {parcelNumber} was moved from {lockerName} to our warehouse and is kept there until {expiryTime}. Its PIN no longer works.',
    mail: 'Hello,\n\nYour parcel {parcelNumber} was moved from box {boxName} at {lockerName} to our warehouse. Its PIN no longer works.\nIt is kept there until {expiryTime}.\n',
  },
};

const TYPES: readonly [NotifyType, 'sms' | 'mail'][] = [
  ['SMS', 'sms'],
  ['MAIL', 'mail'],
];

export const BASE_TEMPLATES = MESSAGE_EVENTS.flatMap((templateEvent) => {
  const { sms, mail, ...rest } = MESSAGES[templateEvent];
  const types = TYPES.filter(([templateType]) => goesBy(templateEvent, templateType));
  return types.map(([templateType, text]) => {
    const translated = ({ [templateEvent]: texts }: typeof GREEK_TEXTS) => ({
      templateTitle: texts.title,
      templateContent: texts[text] ?? '',
    });
    return {
      ...rest,
      templateEvent,
      templateType,
      templateContent: { sms, mail }[text] ?? '',
      translations: { zh: translated(CHINESE_TEXTS), el: translated(GREEK_TEXTS) },
      placeholderList: [...EVENT_PLACEHOLDERS[templateEvent]],
    };
  });
});
