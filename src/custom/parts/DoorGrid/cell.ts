// What a box shows on the grid and what it is called aloud.
import { colourStatus, isOpen, showsLockColour, shownStatus } from '../../../../domain/boxes.ts';
import type { BoxCellProps } from './BoxCell.tsx';
import { keyOf, type GridBox } from './gridBox.ts';

type Say = (key: string) => string;

/**
 * Everything that the box's button shows.
 * @param height in XS boxes, @param now epoch milliseconds, @param say the translation of a key
 */
export function cellProps(
  box: GridBox,
  height: number,
  now: number,
  dim: boolean,
  say: Say,
): BoxCellProps {
  const size = box.boxTypeName ?? '';
  const open = isOpen(box);
  const words = [box.name, size, say(`boxes.status.${shownStatus(box, now)}`)];
  if (showsLockColour(box)) words.push(say('boxes.withLock'));
  if (box.bottomFlag) words.push(say('boxes.accessible'));
  if (open) words.push(say('boxes.doorOpen'));
  return {
    id: keyOf(box),
    name: box.name,
    size,
    height,
    colour: colourStatus(box, now),
    accessible: box.bottomFlag,
    openWord: open ? say('boxes.open') : null,
    dim,
    label: words.filter(Boolean).join(say('boxes.comma')),
  };
}
