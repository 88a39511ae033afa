// Who is told of alerts: e-mail addresses in one line, separated by semicolons (R5.37).
import { SPECIFIED_ALERT_TYPES } from '../alerts.ts';

/** R3.79, R3.80, R3.81: one for each kind of trouble, and one for reports. */
export const RECIPIENT_KEYS = [...SPECIFIED_ALERT_TYPES, 'REPORT_EMAIL_ADDRESS'] as const;
export type RecipientKey = (typeof RECIPIENT_KEYS)[number];

/** `useSemicolon`: R5.38; `address`: R5.39. */
export type RecipientError = 'useSemicolon' | 'address';

/** The longest line that is kept, in characters: some forty addresses. */
export const RECIPIENTS_MAX = 2_000;

/** One name before the @ and a domain with a dot behind it; no longer than mail servers take. */
const ADDRESS =
  /^[^\s\p{Cc}@,;，；<>()"'\\]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/iu;

/** The addresses of a line, each once, in their order; empty pieces are none. */
export const addressesOf = (line: string): string[] => [
  ...new Set(
    line
      .split(';')
      .map((piece) => piece.trim())
      .filter((piece) => piece !== ''),
  ),
];

/** What is wrong with a line (R5.38); nothing when empty. */
export function recipientError(line: string): RecipientError | undefined {
  if (/[,，；]/.test(line)) return 'useSemicolon';
  const sound = (address: string) => ADDRESS.test(address) && address.length <= 254;
  return addressesOf(line).every(sound) ? undefined : 'address';
}
