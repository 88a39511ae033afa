// What a template may say: the placeholders of each event, what is wrong with a text, and what fills it where nothing real does.
import type { Channel, MessageEvent } from './messages.ts';
import { dialledAs } from '../people/mobiles.ts';
import { addressesOf, recipientError } from './recipients.ts';
import { missingPlaceholders, placeholdersOf, unknownPlaceholders } from './templates.ts';

const OF_PARCEL = ['parcelNumber', 'boxName', 'lockerName', 'location', 'memberName'] as const;

/** What the messages of an event know: its `placeholderList`. */
export const EVENT_PLACEHOLDERS: Readonly<Record<MessageEvent, readonly string[]>> = {
  RESERVATION: ['parcelNumber', 'bookNumber', 'boxName', 'lockerName', 'location', 'memberName'],
  DEPOSIT: [...OF_PARCEL, 'pinCode', 'expiryTime'],
  REMINDER: [...OF_PARCEL, 'expiryTime'],
  EXPIRY: [...OF_PARCEL, 'expiryTime'],
  COLLECTION: [...OF_PARCEL, 'collectTime'],
  PIN_RESEND: [...OF_PARCEL, 'pinCode', 'expiryTime'],
  PASSWORD_CODE: ['username', 'code'],
  ALERT: ['alertType', 'lockerName', 'lockerNumber', 'location', 'boxName', 'startTime'],
  REPORT: ['reportName', 'startTime', 'endTime'],
};

/** The title and the content as somebody enters them. An SMS has no title: its own is for the console alone. */
export interface TemplateText {
  readonly templateTitle: string;
  readonly templateContent: string;
}

export type TextField = keyof TemplateText;

/** UNKNOWN, LACKING: of these placeholders. BRACE: one stands alone, and would be sent as it is. */
export interface TemplateError {
  readonly field: TextField;
  readonly fault: 'UNKNOWN' | 'LACKING' | 'BRACE';
  readonly names: readonly string[];
}

/** A brace that belongs to no placeholder. */
const hasStrayBrace = (text: string): boolean =>
  /[{}]/.test(placeholdersOf(text).reduce((left, name) => left.replaceAll(`{${name}}`, ''), text));

/**
 * Everything that is wrong with a text, field by field: placeholders that its event does not know, the PIN or code that
 * it must say and does not (an e-mail may say it in its title), and braces that stand alone.
 * @param known the template's `placeholderList`
 */
export function templateErrors(
  channel: Channel,
  text: TemplateText,
  known: readonly string[],
): readonly TemplateError[] {
  const faults: TemplateError[] = [];
  for (const field of ['templateTitle', 'templateContent'] as const) {
    const unknown = unknownPlaceholders(text[field], known);
    if (unknown.length > 0) faults.push({ field, fault: 'UNKNOWN', names: unknown });
    if (hasStrayBrace(text[field])) faults.push({ field, fault: 'BRACE', names: [] });
  }
  const sent =
    channel === 'MAIL' ? text.templateTitle + text.templateContent : text.templateContent;
  const lacking = missingPlaceholders(sent, known);
  if (lacking.length > 0)
    faults.push({ field: 'templateContent', fault: 'LACKING', names: lacking });
  return faults;
}

/** Names of placeholders as people write them. */
export const named = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ');

/** What stands for a PIN or a code wherever a text is only looked at or tried out. */
const NEUTRAL: Readonly<Record<string, string>> = {
  pinCode: '123456',
  code: '123456',
  parcelNumber: 'AB123456789CY',
  bookNumber: 'B123456789',
  boxName: 'A01',
  lockerNumber: 'L001',
  alertType: 'Door unclosed',
  expiryTime: '2030-01-01 17:30',
  collectTime: '2030-01-01 17:30',
  startTime: '2030-01-01 17:30',
  endTime: '2030-01-02 17:30',
};

/** Texts that belong to nobody, for placeholders that nothing real fills: one without a text of its own says its name. */
export const neutralTexts = (placeholders: readonly string[]): Record<string, string> =>
  Object.fromEntries(placeholders.map((name) => [name, NEUTRAL[name] ?? `[${name}]`]));

const MOBILE = /^\+?(?:[ ()-]*\d){4,20}[ ()-]*$/;

/** Where a template is tried out: a number as it is dialled, or one e-mail address; nothing for what is neither. */
export function testAddress(channel: Channel, entered: string): string | undefined {
  const address = entered.trim();
  if (channel === 'SMS') return MOBILE.test(address) ? dialledAs(address) : undefined;
  const isOne = addressesOf(address).length === 1 && !address.includes(';');
  return isOne && !recipientError(address) ? address : undefined;
}
