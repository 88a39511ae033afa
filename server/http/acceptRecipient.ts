// A recipient's number as stored, or the refusal of one that cannot be dialled.
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import { readMobile, recipientNumber } from '../../domain/people/mobiles.ts';
import { badInput } from './badInput.ts';

/** @param field the field of the number, which the error names */
export function acceptRecipient(
  field: string,
  mobile: string,
  areaCode: string = DEFAULT_AREA_CODE,
): ReturnType<typeof recipientNumber> {
  const { error } = readMobile(areaCode, mobile);
  if (error) throw badInput(field, error);
  return recipientNumber(mobile, areaCode);
}
