// A box's content on the grid and its accessible name.
import {
  colourStatus,
  isOpen,
  SHOWN_STATUSES,
  showsLockColour,
  shownStatus,
  type ShownStatus,
} from '../../../../domain/boxes/boxes.ts';
import type { BoxCellProps } from './BoxCell.tsx';
import { keyOf, type GridBox } from './gridBox.ts';

/** The labels of all boxes, translated once for a thousand of them. */
export type CellTexts = ReturnType<typeof cellMessages>;

/** Translates the labels; `say` translates a key. */
export function cellMessages(say: (key: string) => string) {
  const status = SHOWN_STATUSES.map((one) => [one, say(`choices.shownStatus.${one}`)] as const);
  return {
    status: Object.fromEntries(status) as Record<ShownStatus, string>,
    comma: say('boxes.comma'),
    accessible: say('boxes.accessible'),
    open: say('boxes.open'),
    doorOpen: say('boxes.doorOpen'),
    withLock: say('boxes.withLock'),
  };
}

/** The box as text: number, size, status and other details. */
function spoken(box: GridBox, now: number, messages: CellTexts, more: string | undefined): string {
  const parts = [box.name, box.boxTypeName, messages.status[shownStatus(box, now)]];
  if (showsLockColour(box)) parts.push(messages.withLock);
  if (box.bottomFlag) parts.push(messages.accessible);
  if (isOpen(box)) parts.push(messages.doorOpen);
  return [...parts, more].filter(Boolean).join(messages.comma);
}

/** What a page adds to a box: drawn faintly where it is excluded, and words for its accessible name. */
export interface Aside {
  readonly dim: boolean;
  readonly more: string | undefined;
}

/**
 * Everything the box's button shows.
 * @param height in XS boxes
 * @param now epoch milliseconds
 */
export function cellProps(
  box: GridBox,
  height: number,
  now: number,
  { dim, more }: Aside,
  messages: CellTexts,
): BoxCellProps {
  return {
    id: keyOf(box),
    name: box.name,
    size: box.boxTypeName ?? '',
    height,
    colour: colourStatus(box, now),
    accessible: box.bottomFlag,
    openWord: isOpen(box) ? messages.open : null,
    dim,
    label: spoken(box, now, messages, more),
  };
}
