// Which changes of selected boxes are allowed. Checks return an error key with what it concerns.
import type { RecordId } from '../recordId.ts';
import { isOccupied, showsLockColour, type BoxState, type BoxStatus } from './boxes.ts';

/** A box as the checks need it. */
export interface ChangeableBox extends BoxState {
  boxId?: RecordId | null;
}

/** A parcel order on a box; a RESERVED one is an open booking. */
export interface BoxOrder {
  boxId?: RecordId | null;
  ordersStatus?: string | null;
  bookNumber?: string | null;
  parcelNumber?: string | null;
}

/** Why boxes may not be changed, and which boxes (and bookings) prevent it. */
export type BoxError<B = ChangeableBox, O = BoxOrder> =
  | { key: 'selectBox' }
  | { key: 'occupied'; boxes: B[] }
  | { key: 'noGateId'; boxes: B[] }
  | { key: 'booked'; boxes: B[]; bookings: O[] }
  | { key: 'layoutInUse'; boxes: B[] };

export type BoxErrorKey = BoxError['key'];

/** The status changes available to staff, and the resulting status. */
export const STATUS_AFTER = { available: 'AVAILABLE', lock: 'LOCKED' } as const satisfies Record<
  string,
  BoxStatus
>;
export type StatusChange = keyof typeof STATUS_AFTER;

/** A booking's display name: its number, or its parcel's if it has none. */
export function bookingName(order: BoxOrder): string {
  return order.bookNumber || order.parcelNumber || '';
}

/** The open bookings of a box. */
export function standingBookings<O extends BoxOrder>(
  box: ChangeableBox,
  orders: readonly O[],
): O[] {
  if (box.boxId == null) return [];
  return orders.filter((order) => order.boxId === box.boxId && order.ordersStatus === 'RESERVED');
}

/** Whether the selected boxes may be opened remotely (then see parcelsInside): each needs an id (R5.1). */
export function checkRemoteOpen<B extends ChangeableBox>(
  selected: readonly B[],
): BoxError<B, never> | undefined {
  if (selected.length === 0) return { key: 'selectBox' };
  const nameless = selected.filter((box) => box.boxId == null);
  return nameless.length > 0 ? { key: 'noGateId', boxes: nameless } : undefined;
}

/** R5.2; undefined if the mark may be toggled. */
export function checkBottomFlag<B extends ChangeableBox>(
  selected: readonly B[],
): BoxError<B, never> | undefined {
  const occupied = selected.filter(isOccupied);
  return occupied.length > 0 ? { key: 'occupied', boxes: occupied } : checkRemoteOpen(selected);
}

/**
 * Whether the selected boxes may be set available or locked; undefined if they may.
 * R4.9, R4.10.
 * A booked box keeps its status until the booking has ended; of a flagged one the flag can be ended before.
 */
export function checkStatusChange<B extends ChangeableBox, O extends BoxOrder>(
  selected: readonly B[],
  orders: readonly O[],
  change: StatusChange,
): BoxError<B, O> | undefined {
  const error = checkBottomFlag(selected);
  if (error) return error;
  const boxes = selected.filter(
    (box) =>
      standingBookings(box, orders).length > 0 &&
      !(box.status === 'FLAGGED' && change === 'available'),
  );
  if (boxes.length === 0) return undefined;
  return { key: 'booked', boxes, bookings: boxes.flatMap((box) => standingBookings(box, orders)) };
}

/** The boxes whose opening needs a confirmation (R5.3). */
export function parcelsInside<B extends ChangeableBox>(selected: readonly B[]): B[] {
  return selected.filter(isOccupied);
}

/** R5.4: used or locked, or shown as locked; takes all boxes of the locker. */
export function checkLayoutEdit<B extends ChangeableBox>(
  boxes: readonly B[],
): BoxError<B, never> | undefined {
  const inUse = boxes.filter(
    (box) => isOccupied(box) || box.status === 'LOCKED' || showsLockColour(box),
  );
  return inUse.length > 0 ? { key: 'layoutInUse', boxes: inUse } : undefined;
}
