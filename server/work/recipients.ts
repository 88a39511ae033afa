// Where a parcel's owner is told: as the member wishes, or by what a stranger left.
import type { Selectable, Transaction } from 'kysely';
import { DEFAULT_AREA_CODE } from '../../domain/limits.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Tables } from '../db/tables.ts';
import type { Recipient } from './record.ts';

type Parcel = Pick<
  Selectable<ParcelsTable>,
  'ordersId' | 'memberId' | 'customerMobile' | 'customerAreaCode' | 'customerMail'
>;

/** A number with its area code; one that brings its own (`00…` or `+…`) keeps it. */
function dialled(mobile: string, areaCode: string | null): string {
  return /^(00|\+)/.test(mobile) ? mobile : `${areaCode || DEFAULT_AREA_CODE}${mobile}`;
}

/** The owner's addresses: one for a member ('Notification types SMS, MAIL'), all that are known for others; or none. */
export async function ownerOf(trx: Transaction<Tables>, parcel: Parcel): Promise<Recipient[]> {
  const { ordersId, memberId } = parcel;
  const to = (channel: Recipient['channel'], address: string): Recipient => ({
    channel,
    address,
    ordersId,
    memberId,
  });
  if (memberId === null) {
    const { customerMobile, customerAreaCode, customerMail } = parcel;
    const sms = customerMobile ? [to('SMS', dialled(customerMobile, customerAreaCode))] : [];
    return customerMail ? [...sms, to('MAIL', customerMail)] : sms;
  }
  const member = await trx
    .selectFrom('members')
    .select(['mobile', 'email', 'notifyType'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (member?.notifyType === 'MAIL' && member.email) return [to('MAIL', member.email)];
  return member?.mobile ? [to('SMS', dialled(member.mobile, null))] : [];
}
