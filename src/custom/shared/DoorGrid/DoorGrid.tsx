// A locker drawn as its own front: boxes true to size, chosen by pointer, finger or keys.
import { useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { columnsOf, type FrontColumn } from '../../../../domain/layout/cabinet.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { BoxCell, heightStyle } from './BoxCell.tsx';
import { cellProps, cellWords, type CellWords } from './cell.ts';
import { boxOf } from './choosing.ts';
import { isTerminal, keyOf, type GridBox } from './gridBox.ts';
import { HoverCard } from './HoverCard.tsx';
import { useHovering } from './hovering.ts';
import type { Selection } from './selection.ts';
import { useChoosing } from './useChoosing.ts';
import { usePainting } from './usePainting.ts';
import './doorGrid.css';

export interface DoorGridProps<B extends GridBox> {
  /** What the grid is called aloud. */
  label: string;
  boxes: readonly B[];
  /** Epoch milliseconds; whether a parcel has expired hangs on it. */
  now: number;
  selection: Selection;
  /** Boxes that a filter puts aside: drawn faintly, not to be chosen. */
  dim?: (box: B) => boolean;
  /** Why a box cannot be chosen, as its spoken name ends; nothing for one that can be. */
  why?: (box: B) => string | undefined;
  /** What the card tells of a box. */
  card?: (box: B) => ReactNode;
  /** Each press and each drag adds to what is chosen: what hangs on a chosen box is not lost by a slip. */
  adds?: boolean;
  /** A drag began or ended. */
  onDrag?: (on: boolean) => void;
}

const never = () => false;
const noReason = () => undefined;

/** The grid. Its one tab stop is the first box, or the box last in focus. */
export function DoorGrid<B extends GridBox>({
  label,
  boxes,
  now,
  selection,
  dim = never,
  why = noReason,
  card,
  adds = false,
  onDrag,
}: DoorGridProps<B>) {
  const grid = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ grid, mark }), []);
  const columns = useMemo(() => columnsOf(boxes), [boxes]);
  const translate = useTranslate();
  const words = useMemo(() => cellWords(translate), [translate]);
  const drawn = { columns, dim };
  usePainting(grid, selection, columns);
  useChoosing(places, drawn, selection, { adds, onDrag });
  const hovering = useHovering(grid, selection);
  return (
    <div className="cab" role="group" aria-label={label} ref={grid}>
      {columns.map((column) => (
        <Column key={column.positionX} {...{ column, now, dim, why, words }} />
      ))}
      <div className="marquee" ref={mark} hidden />
      {card && (
        <HoverCard grid={grid} hovering={hovering} drawn={columns}>
          {(id) => {
            const box = boxOf(drawn, id);
            return box ? card(box) : null;
          }}
        </HoverCard>
      )}
    </div>
  );
}

interface ColumnProps<B extends GridBox> {
  column: FrontColumn<B>;
  now: number;
  dim: (box: B) => boolean;
  why: (box: B) => string | undefined;
  words: CellWords;
}

function Column<B extends GridBox>({ column, now, dim, why, words }: ColumnProps<B>) {
  const translate = useTranslate();
  return (
    <div
      className="col"
      role="group"
      aria-label={translate('boxes.column', { letter: column.letter })}
    >
      <div className="letter" aria-hidden="true">
        {column.letter}
      </div>
      {column.boxes.map(({ box, height }) =>
        isTerminal(box) ? (
          <div className="box control" key={keyOf(box)} style={heightStyle(height)}>
            <Icon name="screen" size={20} />
            {translate('boxes.terminal')}
          </div>
        ) : (
          <BoxCell
            key={keyOf(box)}
            {...cellProps(box, height, now, { dim: dim(box), why: why(box) }, words)}
          />
        ),
      )}
    </div>
  );
}
