// The target of an arrow key on a locker's front.
import { areaOf, boxesWithin, type FrontColumn } from '../../../../domain/layout/cabinet.ts';
import { isTerminal, type GridBox } from './gridBox.ts';

type Columns<B> = readonly FrontColumn<B>[];

function sideways<B extends GridBox>(columns: Columns<B>, box: B, step: 1 | -1): B | undefined {
  const area = areaOf(columns, box);
  if (!area) return undefined;
  const middle = (area.top + area.bottom) / 2;
  for (let left = area.left + step; left >= 0 && left < columns.length; left += step) {
    const level = boxesWithin(columns, {
      left,
      right: left + 1,
      top: middle - 0.01,
      bottom: middle + 0.01,
    })[0];
    const found = level ?? columns[left]?.boxes.at(-1)?.box;
    if (found && !isTerminal(found)) return found;
  }
  return undefined;
}

function along<B extends GridBox>(
  columns: Columns<B>,
  box: B,
  pick: (boxes: B[], at: number) => B | undefined,
) {
  const column = columns.find(({ boxes }) => boxes.some((placed) => placed.box === box));
  const boxes = (column?.boxes ?? [])
    .map((placed) => placed.box)
    .filter((other) => !isTerminal(other));
  return pick(boxes, boxes.indexOf(box));
}

/** The target box of a key from this one; undefined when there is none or the key does not navigate. */
export function boxTowards<B extends GridBox>(
  columns: Columns<B>,
  from: B,
  key: string,
): B | undefined {
  switch (key) {
    case 'ArrowRight':
      return sideways(columns, from, 1);
    case 'ArrowLeft':
      return sideways(columns, from, -1);
    case 'ArrowDown':
      return along(columns, from, (boxes, at) => boxes[at + 1]);
    case 'ArrowUp':
      return along(columns, from, (boxes, at) => boxes[at - 1]);
    case 'Home':
      return along(columns, from, (boxes) => boxes[0]);
    case 'End':
      return along(columns, from, (boxes) => boxes.at(-1));
    default:
      return undefined;
  }
}
