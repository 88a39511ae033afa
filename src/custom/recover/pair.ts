// Validates login name, country code and mobile number before a request.
import { recovery } from '../../../contract/account/account.ts';
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import { readAreaCode } from '../../../domain/people/mobiles.ts';
import { mobileErrorKey } from '../shared/mobileErrorKey.ts';
import type { Errors } from '../shared/authLayout/useAuthForm.ts';

export type Pair = {
  readonly username: string;
  readonly areaCode: string;
  readonly mobile: string;
};

/** R5.62: the default area code of forgot password is 00357. */
export const EMPTY_PAIR: Pair = { username: '', areaCode: DEFAULT_AREA_CODE, mobile: '' };

const { username: nameRule } = recovery.validate.input.shape;

/** R5.58, R5.59, R5.60. */
export function pairErrors(pair: Pair): Errors<Pair> {
  const found: Record<string, string> = {};
  const areaCode = readAreaCode(pair.areaCode);
  if (!nameRule.safeParse(pair.username).success) found['username'] = 'recover.usernameMissing';
  if (pair.areaCode.trim() === '') found['areaCode'] = 'recover.areaCodeMissing';
  else if (areaCode === undefined) found['areaCode'] = 'app.mobile.areaCodeUnknown';
  const wrong = mobileErrorKey('recover.mobileForm', pair.mobile, areaCode);
  if (pair.mobile.trim() === '') found['mobile'] = 'recover.mobileMissing';
  else if (wrong !== undefined) found['mobile'] = wrong;
  return found;
}
