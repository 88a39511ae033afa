// Recipients of messages to a parcel's owner: by preference, or as an unregistered owner left them.
import type { Selectable } from 'kysely';
import { dialledAs } from '../../domain/people/mobiles.ts';
import type { ParcelsTable } from '../db/tables/parcels.ts';
import type { Trx } from '../db/tables.ts';
import type { Recipient } from '../events/append.ts';

type Contact = 'memberId' | 'customerMobile' | 'customerAreaCode' | 'customerMail';

/** Without a number if it is not reserved yet. */
type Parcel = Pick<Selectable<ParcelsTable>, Contact> & { readonly ordersId: number | null };

export interface Owner {
  /** The owner's addresses: one for a member (R9.33), all known ones otherwise; may be empty. */
  to: Recipient[];
  /** Name for the greeting; empty if the owner is not registered. */
  memberName: string;
}

/** The owner of a parcel, as far as messages need it. A number that cannot be dialled is no address. */
export async function ownerOf(trx: Trx, parcel: Parcel): Promise<Owner> {
  const { ordersId, memberId } = parcel;
  const at = (channel: Recipient['channel'], address: string | null | undefined): Recipient[] =>
    address ? [{ channel, address, ordersId, memberId }] : [];
  if (memberId === null) {
    const mobile =
      parcel.customerMobile &&
      dialledAs(parcel.customerMobile, parcel.customerAreaCode || undefined);
    return { to: [...at('SMS', mobile), ...at('MAIL', parcel.customerMail)], memberName: '' };
  }
  const member = await trx
    .selectFrom('members')
    .select(['username', 'firstName', 'lastName', 'mobile', 'email', 'notifyType'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow();
  const names = [member.firstName, member.lastName].filter(Boolean).join(' ');
  const sms = at('SMS', member.mobile && dialledAs(member.mobile));
  const mail = at('MAIL', member.email);
  const wished = member.notifyType === 'MAIL' ? [...mail, ...sms] : [...sms, ...mail];
  return { to: wished.slice(0, 1), memberName: names || member.username };
}
