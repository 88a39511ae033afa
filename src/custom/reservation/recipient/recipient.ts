// The contact data of an unregistered recipient, and the destination locker.
import { DEFAULT_AREA_CODE } from '../../../../domain/limits.ts';
import { errorsOfContact, type ReservationError } from '../../../../domain/parcels/reservation.ts';

export interface Recipient {
  readonly memberAreaCode: string;
  readonly memberMobile: string;
  readonly memberMail: string;
}

/** R9.24: the area code for unregistered members is 00357, and so is the default area code of forgot password. */
export const NOBODY: Recipient = {
  memberAreaCode: DEFAULT_AREA_CODE,
  memberMobile: '',
  memberMail: '',
};

export const isReached = ({ memberMobile, memberMail }: Recipient): boolean =>
  memberMobile !== '' || memberMail !== '';

/** Keeps only the digits of typed or pasted text. */
export const digits = (typed: string): string => typed.replaceAll(/\D/g, '');

/** Its errors, in the order of the checks. */
export const recipientErrors = (
  { memberMobile, memberMail }: Recipient,
  lockerId: number | null,
): readonly ReservationError[] => errorsOfContact({ memberMobile, memberMail, lockerId });
