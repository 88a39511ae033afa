// Books a parcel for a customer of a running demo network.
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels, type ParcelInfo } from '../../contract/parcels/parcels.ts';
import { BOX_SIZES } from '../../domain/limits.ts';
import type { Numbered } from '../../domain/recordId.ts';
import { lockerAt } from './networkBoxes.ts';
import type { Staff } from './staff.ts';

/** A parcel as its page receives it. */
export const parcelOf = async (staff: Staff, ordersId: number): Promise<Numbered<ParcelInfo>> =>
  (await staff.ask(parcels.one, { ordersId })).body;

/** Books a free box of the online locker at this zero-based place of the list by number. */
export async function bookParcel(
  staff: Staff,
  { memberId, parcelNumber, place }: { memberId: number; parcelNumber: string; place: number },
): Promise<Numbered<ParcelInfo>> {
  const { lockerId, boxList } = await lockerAt(staff, place);
  const box = boxList.find(
    ({ status, boxTypeName }) =>
      status === 'AVAILABLE' && BOX_SIZES.some((size) => size === boxTypeName),
  );
  if (!box) throw new Error('There is no free box.');
  const { status, body } = await staff.ask(parcelActions.reserve, {
    lockerId,
    boxId: box.boxId,
    boxTypeName: box.boxTypeName,
    memberId,
    parcelType: 'DEPOSIT_PARCEL',
    parcelNumber,
    category: 'Registered letter',
    countryCode: 'CY',
  });
  if (status !== 200) throw new Error(`Not booked: ${JSON.stringify(body)}`);
  return parcelOf(staff, body.ordersId);
}
