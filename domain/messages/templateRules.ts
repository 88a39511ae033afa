// Rules for templates: placeholders per event, errors of a text, and neutral values.
import type { Channel, MessageEvent } from './messages.ts';
import { tidy } from '../tidy.ts';
import { dialledAs } from '../people/mobiles.ts';
import { isAddress } from './recipients.ts';
import { missingPlaceholders, placeholdersOf, unknownPlaceholders } from './templates.ts';

const OF_PARCEL = ['parcelNumber', 'boxName', 'lockerName', 'location', 'memberName'] as const;

/** The placeholders of each event: its `placeholderList`. */
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
  WAREHOUSE: [...OF_PARCEL, 'expiryTime'],
};

/** Title and content as entered. An SMS's title is only shown in the console. */
export interface TemplateText {
  readonly templateTitle: string;
  readonly templateContent: string;
}

export const TEXT_FIELDS = ['templateTitle', 'templateContent'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** UNKNOWN, LACKING: of these placeholders. BRACE: an unmatched one, which would be sent literally. */
export interface TemplateError {
  readonly field: TextField;
  readonly error: 'UNKNOWN' | 'LACKING' | 'BRACE';
  readonly names: readonly string[];
}

/** Whether a brace belongs to no placeholder. */
const hasStrayBrace = (text: string): boolean =>
  /[{}]/.test(placeholdersOf(text).reduce((left, name) => left.replaceAll(`{${name}}`, ''), text));

/**
 * All errors of a text by field: placeholders that its event does not have, a missing PIN or code
 * (an e-mail may have it in its title), and unmatched braces.
 * @param known the template's `placeholderList`
 */
export function templateErrors(
  channel: Channel,
  text: TemplateText,
  known: readonly string[],
): readonly TemplateError[] {
  const errors: TemplateError[] = [];
  for (const field of TEXT_FIELDS) {
    const unknown = unknownPlaceholders(text[field], known);
    if (unknown.length > 0) errors.push({ field, error: 'UNKNOWN', names: unknown });
    if (hasStrayBrace(text[field])) errors.push({ field, error: 'BRACE', names: [] });
  }
  const sent =
    channel === 'MAIL' ? text.templateTitle + text.templateContent : text.templateContent;
  const lacking = missingPlaceholders(sent, known);
  if (lacking.length > 0)
    errors.push({ field: 'templateContent', error: 'LACKING', names: lacking });
  return errors;
}

/** Placeholder names as users write them. */
export const named = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(', ');

/** Replacements of PIN and code in previews and tests. */
const NEUTRAL: Readonly<Record<string, string>> = {
  pinCode: '123456',
  code: '123456',
  parcelNumber: 'AB123456789CY',
  bookNumber: 'B123456789',
  boxName: 'A01',
  lockerNumber: 'L001',
  alertType: 'Door not closed',
  expiryTime: '2030-01-01 17:30',
  collectTime: '2030-01-01 17:30',
  startTime: '2030-01-01 17:30',
  endTime: '2030-01-02 17:30',
};

/** Neutral values for placeholders without real data; one without a value of its own shows its name. */
export const neutralTexts = (placeholders: readonly string[]): Record<string, string> =>
  Object.fromEntries(placeholders.map((name) => [name, NEUTRAL[name] ?? `[${name}]`]));

/** The recipient of a test: a number as dialled, or one e-mail address; undefined for anything else. */
export function testAddress(channel: Channel, entered: string): string | undefined {
  const address = tidy(entered);
  if (channel === 'SMS') return dialledAs(address);
  return isAddress(address) ? address : undefined;
}
