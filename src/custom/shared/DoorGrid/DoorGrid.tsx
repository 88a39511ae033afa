// A locker drawn as its front: boxes true to scale, selected by pointer, touch or keyboard.
import {
  useLayoutEffect,
  useMemo,
  useRef,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslate } from 'react-admin';
import { columnsOf, type FrontColumn } from '../../../../domain/layout/cabinet.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { BoxCell, heightStyle } from './BoxCell.tsx';
import { cellProps, cellMessages, type CellTexts } from './cell.ts';
import { boxOf } from './choosing.ts';
import { isTerminal, keyOf, type GridBox, readKey } from './gridBox.ts';
import { HoverCard } from './HoverCard.tsx';
import { LetterStrip } from './LetterStrip.tsx';
import { useHovering } from './useHovering.ts';
import type { Selection } from './useSelected.ts';
import { useChoosing } from './useChoosing.ts';
import './cabScroll.css';
import './doorGrid.css';

function cellsOf(grid: HTMLElement | null): Map<RecordId, Element> {
  const cells = [...(grid?.querySelectorAll('[data-box]') ?? [])];
  return new Map(cells.map((cell) => [readKey(cell), cell]));
}

/** Synchronizes each box's aria-pressed with the selection, again whenever other boxes are rendered. */
function usePainting(
  grid: RefObject<HTMLElement | null>,
  selection: Selection,
  drawn: unknown,
): void {
  useLayoutEffect(() => {
    let cells: Map<RecordId, Element> | undefined;
    const press = (id: RecordId, on: boolean) => {
      cells ??= cellsOf(grid.current);
      cells.get(id)?.setAttribute('aria-pressed', String(on));
    };
    let painted = selection.ids();
    for (const id of painted) press(id, true);
    return selection.subscribe(() => {
      const chosen = selection.ids();
      for (const id of painted) if (!chosen.has(id)) press(id, false);
      for (const id of chosen) if (!painted.has(id)) press(id, true);
      painted = chosen;
    });
  }, [grid, selection, drawn]);
}

/** With more columns there is no room for an icon beside number and size of a low box. */
const MANY = 9;

interface DoorGridProps<B extends GridBox> {
  /** The grid's accessible name. */
  label: string;
  /** Id of what is said about the whole grid, such as that a box must be selected. */
  describedBy?: string | undefined;
  boxes: readonly B[];
  /** Epoch milliseconds; decides whether a parcel has expired. */
  now: number;
  selection: Selection;
  /** Letters of the columns that need action now. */
  alarmed?: ReadonlySet<string>;
  /** Boxes excluded by a filter: drawn faintly, not selectable. */
  dim?: (box: B) => boolean;
  /** What the box's card shows, or why the box cannot be selected: appended to its accessible name. */
  more?: (box: B) => string | undefined;
  /** The content of a box's hover card. */
  card?: (box: B) => ReactNode;
  /** Each press and drag adds to the selection, so that a slip loses no input that belongs to a selected box. */
  adds?: boolean;
  /** A drag started or ended. */
  onDrag?: (on: boolean) => void;
}

const never = () => false;
const nothingMore = () => undefined;
const NO_LETTERS: ReadonlySet<string> = new Set();

/** The height of the tallest column, in XS boxes. */
const rowsOf = (columns: readonly FrontColumn<GridBox>[]): number =>
  Math.max(...columns.map(({ boxes }) => boxes.reduce((sum, { height }) => sum + height, 0)));

/** The grid in its scroller, below the letters of its columns. Its single tab stop is the first box, or the box that last had the focus. */
export function DoorGrid<B extends GridBox>({
  label,
  describedBy,
  boxes,
  now,
  selection,
  alarmed = NO_LETTERS,
  dim = never,
  more = nothingMore,
  card,
  adds = false,
  onDrag,
}: DoorGridProps<B>) {
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const places = useMemo(() => ({ grid, mark }), []);
  const columns = useMemo(() => columnsOf(boxes), [boxes]);
  const translate = useTranslate();
  const messages = useMemo(() => cellMessages(translate), [translate]);
  const drawn = { columns, dim };
  usePainting(grid, selection, columns);
  useChoosing(places, drawn, selection, { adds, onDrag });
  const hovering = useHovering(grid, selection);
  const letters = columns.map(({ letter }) => letter);
  return (
    <>
      <LetterStrip scroller={scroller} letters={letters} alarmed={alarmed} />
      <div
        className="cabScroll"
        ref={scroller}
        style={{ '--rows': rowsOf(columns) } as CSSProperties}
      >
        <div
          className={columns.length > MANY ? 'cab many' : 'cab'}
          role="group"
          aria-label={label}
          aria-describedby={describedBy}
          ref={grid}
        >
          {columns.map((column) => (
            <Column key={column.positionX} {...{ column, now, dim, more, messages }} />
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
      </div>
    </>
  );
}

interface ColumnProps<B extends GridBox> {
  column: FrontColumn<B>;
  now: number;
  dim: (box: B) => boolean;
  more: (box: B) => string | undefined;
  messages: CellTexts;
}

function Column<B extends GridBox>({ column, now, dim, more, messages }: ColumnProps<B>) {
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
            {...cellProps(box, height, now, { dim: dim(box), more: more(box) }, messages)}
          />
        ),
      )}
    </div>
  );
}
