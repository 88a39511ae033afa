// Validates login name, country code and mobile number before a request.
import { areaCode, recovery } from '../../../contract/account/account.ts';
import { DEFAULT_AREA_CODE } from '../../../domain/limits.ts';
import type { Errors } from '../shared/authLayout/useAuthForm.ts';

export type Pair = {
  readonly username: string;
  readonly areaCode: string;
  readonly mobile: string;
};

/** R5.62: the default area code of forgot password is 00357. */
export const EMPTY_PAIR: Pair = { username: '', areaCode: DEFAULT_AREA_CODE, mobile: '' };

const fits = (field: 'mobile' | 'username', value: string) =>
  recovery.validate.input.shape[field].safeParse(value).success;

/** R5.58, R5.59, R5.60. */
export function pairErrors(pair: Pair): Errors<Pair> {
  const found: Record<string, string> = {};
  if (!fits('username', pair.username)) found['username'] = 'recover.usernameMissing';
  if (pair.areaCode.trim() === '') found['areaCode'] = 'recover.areaCodeMissing';
  else if (!areaCode.safeParse(pair.areaCode).success) found['areaCode'] = 'recover.areaCodeForm';
  if (pair.mobile.trim() === '') found['mobile'] = 'recover.mobileMissing';
  else if (!fits('mobile', pair.mobile)) found['mobile'] = 'recover.mobileForm';
  return found;
}
