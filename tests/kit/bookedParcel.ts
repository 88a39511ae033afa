// Books a parcel for a customer of a running demo network, and lays it into its box.
import { members } from '../../contract/people/members.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels, type ParcelInfo } from '../../contract/parcels/parcels.ts';
import { BOX_SIZES } from '../../domain/limits.ts';
import type { Numbered } from '../../domain/recordId.ts';
import { layIn } from './demoTerminals.ts';
import { lockerAt } from './networkBoxes.ts';
import { runServer } from './servers/runServer.ts';
import type { Staff } from './staff.ts';

/** A parcel as its page receives it. */
export const parcelOf = async (staff: Staff, ordersId: number): Promise<Numbered<ParcelInfo>> =>
  (await staff.ask(parcels.one, { ordersId })).body;

/**
 * Books a free box of the online locker at this zero-based place of the list by number, for a customer who can be told
 * of it, so that no job waits for the demo's own.
 */
export async function bookParcel(staff: Staff, parcelNumber: string, place: number) {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: '100' } as const;
  const { content } = (await staff.ask(members.list, asked)).body;
  const memberId = content.find(({ mobile }) => mobile !== null)?.memberId;
  if (memberId === undefined) throw new Error('There is nobody to book for.');
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
  return { ...(await parcelOf(staff, body.ordersId)), memberId };
}

/** The terminal says that it lies in its box now. */
export function arrive({ lockerId, boxId, ordersId }: Numbered<ParcelInfo>): Promise<void> {
  if (boxId === null) throw new Error('This parcel has no box.');
  return layIn(runServer(), { lockerId, boxId, ordersId });
}

/** Such a parcel in its box. */
export async function depositParcel(...of: Parameters<typeof bookParcel>) {
  const parcel = await bookParcel(...of);
  await arrive(parcel);
  return parcelOf(of[0], parcel.ordersId);
}
