// A locker's front in a few characters, for list rows: a string per column, two characters per box.
import { colourStatus, isOpen, type BoxState, type ShownStatus } from '../boxes/boxes.ts';
import type { BoxTypeName } from '../boxes/boxTypes.ts';
import { columnsOf, type PlacedBox } from './cabinet.ts';

const SIZE_LETTERS = {
  XS: 'X',
  S: 'S',
  M: 'M',
  L: 'L',
  DYNAMIC: 'D',
  CONTROL: 'C',
  SENT: 'N',
} as const satisfies Record<BoxTypeName, string>;

const STATE_LETTERS = {
  AVAILABLE: 'a',
  STORED: 's',
  RESERVED: 'r',
  LOCKED: 'l',
  FLAGGED: 'f',
  EXPIRED: 'e',
} as const satisfies Record<ShownStatus, string>;

const SIZES = new Map<string, BoxTypeName>(
  Object.entries(SIZE_LETTERS).map(([name, letter]) => [letter, name as BoxTypeName]),
);
const STATES = new Map<string, ShownStatus>(
  Object.entries(STATE_LETTERS).map(([status, letter]) => [letter, status as ShownStatus]),
);

/** Valid column strings. */
export const FRONT_COLUMN = /^(?:[XSMLDCN][asrlfeASRLFE])*$/;

/** A decoded box; a size that lists do not have is encoded as SENT. */
export interface DecodedBox {
  boxTypeName: BoxTypeName;
  status: ShownStatus;
  open: boolean;
}

function letters(box: PlacedBox & BoxState, now: number): string {
  const size = SIZE_LETTERS[box.boxTypeName as BoxTypeName] ?? SIZE_LETTERS.SENT;
  const state = STATE_LETTERS[colourStatus(box, now)];
  return size + (isOpen(box) ? state.toUpperCase() : state);
}

/** Encodes a front: a string per column, from left to right and from the top; an open door has a capital letter. */
export function encodeFront(boxes: readonly (PlacedBox & BoxState)[], now: number): string[] {
  return columnsOf(boxes).map((column) =>
    column.boxes.map(({ box }) => letters(box, now)).join(''),
  );
}

function decodePair(pair: string): DecodedBox[] {
  const boxTypeName = SIZES.get(pair.charAt(0));
  const state = pair.charAt(1);
  const status = STATES.get(state.toLowerCase());
  return boxTypeName && status
    ? [{ boxTypeName, status, open: state !== state.toLowerCase() }]
    : [];
}

/** Decodes a front to a list of boxes per column; invalid parts are skipped. */
export function decodeFront(front: readonly string[]): DecodedBox[][] {
  return front.map((column) => (column.match(/../g) ?? []).flatMap(decodePair));
}
