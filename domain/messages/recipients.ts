// Alert recipients: e-mail addresses in one line, separated by semicolons (R5.37).
import { SPECIFIED_ALERT_TYPES } from '../alerts.ts';
import { tidy } from '../tidy.ts';

/** R3.79, R3.80, R3.81: one key for each type of trouble, and one for reports. */
export const RECIPIENT_KEYS = [...SPECIFIED_ALERT_TYPES, 'REPORT_EMAIL_ADDRESS'] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** `useSemicolon`: R5.38; `address`: R5.39. */
export type RecipientReason = 'useSemicolon' | 'address';

/** The error of a line, and the first item that is no address. */
export interface RecipientError {
  readonly reason: RecipientReason;
  readonly item?: string;
}

/** Maximum characters of a line: some forty addresses. */
export const RECIPIENTS_MAX = 2_000;

/** A local part of ASCII words with dots between, an @ and a domain with a dot; no longer than mail servers accept. */
const ADDRESS =
  /^(?!\.|.*\.[.@])[\w!#$%&'*+/=?^`{|}~.-]{1,64}@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/** Whether it is one e-mail address (R5.39). */
export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text);

/** The addresses of a line without duplicates, in order; empty parts are skipped. */
export const addressesOf = (line: string): string[] => [
  ...new Set(
    line
      .split(';')
      .map(tidy)
      .filter((piece) => piece !== ''),
  ),
];

/** The error of a line (R5.38); undefined if it is empty. */
export function recipientError(line: string): RecipientError | undefined {
  if (/[,，；]/.test(line)) return { reason: 'useSemicolon' };
  const item = addressesOf(line).find((one) => !isAddress(one));
  return item === undefined ? undefined : { reason: 'address', item };
}
