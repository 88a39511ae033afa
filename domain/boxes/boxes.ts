// The status of a box, and how it is shown.

/** A box's status in the API. */
export const BOX_STATUSES = [
  'AVAILABLE',
  'OCCUPIED',
  'RESERVED',
  'LOCKED',
  'FLAGGED',
  'EXPIRED',
] as const;
export type BoxStatus = (typeof BOX_STATUSES)[number];

/** The statuses shown to staff, in the order of the legend. */
export const SHOWN_STATUSES = [
  'AVAILABLE',
  'STORED',
  'RESERVED',
  'LOCKED',
  'FLAGGED',
  'EXPIRED',
] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** The facts about a box that the rules here need; times are epoch milliseconds. */
export interface BoxState {
  status: BoxStatus;
  expiryTime?: number | null;
  lockType?: string | null;
  doorStatus?: string | null;
}

const SHOWN: Record<BoxStatus, ShownStatus> = {
  AVAILABLE: 'AVAILABLE',
  OCCUPIED: 'STORED',
  RESERVED: 'RESERVED',
  LOCKED: 'LOCKED',
  FLAGGED: 'FLAGGED',
  EXPIRED: 'EXPIRED',
};

const READ: Record<string, BoxStatus> = {
  ENABLE: 'AVAILABLE',
  USED: 'OCCUPIED',
  STORED: 'OCCUPIED',
  FINISHED: 'AVAILABLE',
};

/**
 * Parses a status, including legacy ones (R4.8) and display states
 * (R4.3; a finished box is empty again); undefined for unknown ones.
 */
export function readBoxStatus(word: string): BoxStatus | undefined {
  return (
    BOX_STATUSES.find((status) => status === word) ??
    (Object.hasOwn(READ, word) ? READ[word] : undefined)
  );
}

/** Whether a box contains a parcel, stored or expired. */
export function isOccupied(box: Pick<BoxState, 'status'>): boolean {
  return box.status === 'OCCUPIED' || box.status === 'EXPIRED';
}

/** The status staff see (R4.4). */
export function shownStatus(
  box: Pick<BoxState, 'status' | 'expiryTime'>,
  now: number,
): ShownStatus {
  const passed = box.expiryTime != null && box.expiryTime < now;
  return box.status === 'OCCUPIED' && passed ? 'EXPIRED' : SHOWN[box.status];
}

/** R4.5: a reserved compartment with a lock type shows the lock colour. */
export function showsLockColour(box: Pick<BoxState, 'status' | 'lockType'>): boolean {
  return box.status === 'RESERVED' && Boolean(box.lockType);
}

/** The status whose colour the box has: the shown one, or the lock's if that is shown. */
export function colourStatus(box: BoxState, now: number): ShownStatus {
  return showsLockColour(box) ? 'LOCKED' : shownStatus(box, now);
}

/**
 * The index of each colour (R4.7).
 * Flagged has no specified index; 4 is ours.
 */
export const COLOUR_INDEXES: Record<ShownStatus, number> = {
  AVAILABLE: 0,
  STORED: 1,
  RESERVED: 2,
  LOCKED: 3,
  FLAGGED: 4,
  EXPIRED: 6,
};

export function colourIndex(box: BoxState, now: number): number {
  return COLOUR_INDEXES[colourStatus(box, now)];
}

/** R4.6: a compartment with an open door is marked. */
export function isOpen(box: Pick<BoxState, 'doorStatus'>): boolean {
  return box.doorStatus === 'OPEN';
}
