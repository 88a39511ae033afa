// The content of a layout cell in the grid, and its accessible name.
import type { LayoutBox, LayoutCell } from '../../../../../domain/layout/layout.ts';
import { UNNUMBERED_TYPE } from '../../../../../domain/layout/doors.ts';
import type { LayoutError } from '../../../../../domain/layout/repairs.ts';
import type { RecordId } from '../../../../../domain/recordId.ts';
import type { GridCellProps } from './GridCell.tsx';
import { cellHeight, placeKey } from '../places.ts';
import { sizeWord, type CellTexts } from '../texts.ts';

/** What all cells share; the same object until something in it changes. */
export interface CellSetting {
  messages: CellTexts;
  /** The stored names by boxId: a box without an entry is new. Without a stored layout nothing is compared. */
  names: ReadonlyMap<RecordId, string>;
  sizesOnly: boolean;
}

type Shown = Omit<GridCellProps, 'id' | 'chosen' | 'stop'>;

function spoken(
  box: LayoutBox,
  { messages, sizesOnly }: CellSetting,
  news: (string | false)[],
): string {
  const { boardNumber: board, portNumber: port } = box;
  const wired = !sizesOnly && board !== null && port !== null;
  const control = box.boxTypeName === UNNUMBERED_TYPE;
  return [
    control ? messages.terminal : box.name,
    !control && messages.size(sizeWord(box.boxTypeName, messages.terminal)),
    wired && messages.wiring(board, port),
    box.bottomFlag && messages.accessible,
    box.skipNumber && !control && messages.skipped,
    ...news,
  ]
    .filter(Boolean)
    .join(messages.comma);
}

/** A box: its name, size and marks, and what is new about it. */
function boxProps(
  box: LayoutBox,
  error: LayoutError['key'] | undefined,
  setting: CellSetting,
): Shown {
  const { messages, names } = setting;
  const control = box.boxTypeName === UNNUMBERED_TYPE;
  const stored = box.boxId === null ? undefined : names.get(box.boxId);
  const isNew = stored === undefined && names.size > 0;
  const was =
    stored === undefined || stored === box.name || box.deleteFlag ? '' : messages.was(stored);
  const height = cellHeight(box);
  const news = [
    isNew && messages.isNew,
    was,
    box.deleteFlag && messages.marked,
    error !== undefined && messages.error(error),
  ];
  const plain = control && !box.deleteFlag;
  return {
    type: box.deleteFlag ? 'marked' : plain ? 'control' : 'box',
    name: plain ? messages.terminal : box.name,
    size: plain ? messages.terminal : control ? '' : box.boxTypeName,
    height,
    isNew,
    was: height < 1.5 || plain ? '' : was,
    accessible: box.bottomFlag,
    faulty: error !== undefined,
    label: spoken(box, setting, news),
  };
}

/** Everything a cell's button shows, except whether it is selected. */
export function cellProps(
  cell: LayoutCell,
  place: { column: number; row: number; letter: string },
  error: LayoutError['key'] | undefined,
  setting: CellSetting,
  emptyLabel: string,
): Omit<GridCellProps, 'chosen' | 'stop'> {
  const id = placeKey(place);
  if (cell) return { id, ...boxProps(cell, error, setting) };
  return {
    id,
    type: 'empty',
    name: '',
    size: setting.messages.emptyShort,
    height: cellHeight(null),
    isNew: false,
    was: '',
    accessible: false,
    faulty: true,
    label: emptyLabel,
  };
}
