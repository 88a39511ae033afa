// How the response of an SMS gateway is judged: by the setting of the gateway.
import type { Acceptance } from './gateways.ts';
import { readSmsAnswer, type SmsAnswer } from './readSmsAnswer.ts';

export interface SmsAcceptance {
  readonly acceptance: Acceptance;
  /** For FIELD: its name, with dots for fields within fields (`messages.status`). */
  readonly acceptedField: string;
  /** For FIELD: the value of success, or several of them separated by commas. */
  readonly acceptedValue: string;
}

/** The values of a field in a JSON value; a list has them in each entry. */
function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value) && !(name !== undefined && /^\d+$/.test(name)))
    return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]));
  if (name === undefined) return [value];
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return [];
  return valuesAt((value as Record<string, unknown>)[name], rest);
}

const fold = (value: unknown): string => String(value).trim().toLowerCase();

/** A call has one recipient: one value of failure refuses it. */
function ofField({ acceptedField, acceptedValue }: SmsAcceptance, body: string): SmsAnswer {
  let json: unknown;
  try {
    json = JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return 'UNCLEAR';
  }
  const found = valuesAt(json, acceptedField.split('.'));
  if (found.length === 0 || found.some((value) => typeof value === 'object')) return 'UNCLEAR';
  const good = [acceptedValue, ...acceptedValue.split(',')].map(fold);
  return found.every((value) => good.includes(fold(value))) ? 'ACCEPTED' : 'REFUSED';
}

/**
 * Judges a 2xx response by the gateway's setting.
 * @returns `UNCLEAR` if the body does not say what the setting looks for
 */
export function judgeSmsResponse(setting: SmsAcceptance, body: string): SmsAnswer {
  if (setting.acceptance === 'STATUS') return 'ACCEPTED';
  return setting.acceptance === 'FIELD' ? ofField(setting, body) : readSmsAnswer(body);
}
