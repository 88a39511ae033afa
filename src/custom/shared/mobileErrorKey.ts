// The message key of a typed mobile number's error.
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import { readMobile } from '../../../domain/people/mobiles.ts';

/** @param generic the form's own message for a text that is no number */
export function mobileErrorKey(
  generic: string,
  typed: string,
  areaCode: string = DEFAULT_AREA_CODE,
): string | undefined {
  const { error } = readMobile(areaCode, typed);
  if (error === 'malformed' || error === 'digitsTooFew') return generic;
  return error && `app.mobile.${error}`;
}
