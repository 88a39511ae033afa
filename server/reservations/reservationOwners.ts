// The owner of a reservation and its price, validated as in the form, with the specified messages.
import type { ParsedInput } from '../../contract/endpoint.ts';
import type { parcelActions } from '../../contract/parcels/parcelActions.ts';
import type { ProblemCode } from '../../contract/problems.ts';
import { email } from '../../contract/scalars.ts';
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import {
  checkReservation,
  checkUnregistered,
  type ReservationError,
} from '../../domain/parcels/reservation.ts';
import { centsOf } from '../../domain/prices.ts';
import type { Trx } from '../db/tables.ts';
import { acceptRecipient } from '../http/acceptRecipient.ts';
import { badInput } from '../http/badInput.ts';
import { refuseUnknown } from '../lists/refuseUnknown.ts';
import { Problem } from '../system/problem.ts';
import type { OwnerColumns } from './reserveBox.ts';

type Registered = ParsedInput<typeof parcelActions.reserve>;
type Unregistered = ParsedInput<typeof parcelActions.reserveUnregistered>;

/** The field of each error, and its message if "missing" is not enough. */
const PROBLEMS: Record<ReservationError, readonly [field: string, code?: ProblemCode]> = {
  contactMissing: ['memberMobile', 'CONTACT_MISSING'],
  mobileWrong: ['memberMobile'],
  emailWrong: ['memberMail', 'EMAIL_INCORRECT'],
  lockerMissing: ['lockerId'],
  sizeMissing: ['boxTypeName'],
  boxMissing: ['boxId'],
  numberMissing: ['parcelNumber'],
  numberCharacters: ['parcelNumber', 'PARCEL_NUMBER_CHARACTERS'],
  numberRepeated: ['parcelNumber', 'PARCEL_NUMBER_LIVE'],
  countryMissing: ['countryCode'],
  categoryMissing: ['category', 'CATEGORY_MISSING'],
  priceZero: ['price', 'PRICE_ZERO'],
  priceDecimals: ['price'],
  priceLetters: ['price'],
  reasonMissing: ['costReasonId', 'PRICE_REASON_MISSING'],
  priceMissing: ['price', 'PRICE_MISSING'],
};

function refuse(error: ReservationError | undefined): void {
  if (!error) return;
  const [field, code] = PROBLEMS[error];
  throw code ? new Problem(code, { field }) : badInput(field, 'missing');
}

/** The database stores cents in a 32-bit integer. */
const PRICE_MAX = 21_474_836.47;

/** The price of the reservation: unpaid if there is one, nothing owed otherwise. */
async function costOf(trx: Trx, { price, costReasonId, reference }: Registered) {
  const cents = centsOf(price ?? 0);
  await refuseUnknown(trx, 'costReasonId', 'costReasons', costReasonId);
  return {
    amountCents: cents,
    ordersAmountCents: cents,
    payStatus: cents > 0 ? ('WAIT' as const) : ('SUCCESS' as const),
    costReasonId: costReasonId ?? null,
    reference: reference || null,
  };
}

/** The customer of a reservation. Rejects a member who is suspended or not ACTIVE. */
async function memberOf(trx: Trx, memberId: number) {
  const member = await trx
    .selectFrom('members')
    .select(['memberId', 'username', 'mobile', 'email', 'memberStatus', 'suspendFlag'])
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    // Waits for a concurrent suspension or deletion.
    .forShare()
    .executeTakeFirstOrThrow(() => new Problem('NOT_FOUND', { field: 'memberId' }));
  const detail = { field: 'memberId', values: { member: member.username } };
  if (member.suspendFlag || member.memberStatus === 'SUSPEND')
    throw new Problem('MEMBER_SUSPENDED', detail);
  if (member.memberStatus !== 'ACTIVE') throw new Problem('MEMBER_NOT_ACTIVE', detail);
  return member;
}

/** The columns of a registered owner, and the price. */
export async function registeredOwner(trx: Trx, params: Registered): Promise<OwnerColumns> {
  const { price, costReasonId = null } = params;
  if ((price ?? 0) > PRICE_MAX) throw badInput('price', 'tooBig');
  refuse(checkReservation({ ...params, price: String(price ?? ''), costReasonId }));
  const { memberId, mobile, email } = await memberOf(trx, params.memberId);
  return {
    ordersType: 'REGISTERED',
    memberId,
    customerMobile: mobile,
    customerAreaCode: mobile && DEFAULT_AREA_CODE,
    customerMail: email,
    ...(await costOf(trx, params)),
  };
}

/** The columns of an unregistered owner, by mobile or e-mail (R9.24). */
export function unregisteredOwner(params: Unregistered): OwnerColumns {
  const { memberMobile, memberMail, memberAreaCode } = params;
  const reached = { memberMobile: memberMobile ?? '', memberMail: memberMail ?? '' };
  const number = memberMobile
    ? acceptRecipient('memberMobile', memberMobile, memberAreaCode || undefined)
    : undefined;
  refuse(checkUnregistered({ ...params, ...reached }));
  const mail = memberMail ? email.safeParse(memberMail) : { success: true, data: null };
  if (!mail.success) refuse('emailWrong');
  return {
    ordersType: 'UNREGISTERED',
    memberId: null,
    customerMobile: number?.mobile ?? null,
    customerAreaCode: number?.areaCode ?? null,
    customerMail: mail.data ?? null,
    payStatus: 'SUCCESS',
  };
}
