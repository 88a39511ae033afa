// The contact of a person on the parcel: a link where visible, revealable where masked.
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { revealing } from '../../engine/fields/revealing.tsx';

const phone = revealing('phone', 'parcel', 'ordersId', 'parcel.fields');
const email = revealing('email', 'parcel', 'ordersId', 'parcel.fields');

export type AddressField =
  | 'customerMobile'
  | 'customerMail'
  | 'storeOtpMobile'
  | 'collectUserMobile';

export function Address({ parcel, field }: { parcel: ParcelInfo; field: AddressField }) {
  const { Show } = field === 'customerMail' ? email : phone;
  return (
    <Show value={parcel[field]} row={parcel} resourceName="parcels" field={field} place="card" />
  );
}
