// A column of the grid: its letter with its menu, its cells, and a button for the next box.
import { LAYOUT_MAX_ROWS } from '../../../../../domain/layout/bounds.ts';
import { memo, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { isStanding, rowsOf, type LayoutColumn } from '../../../../../domain/layout/layout.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { cellProps, type CellSetting } from './cellProps.ts';
import { readErrors } from '../errorPlaces.ts';
import { GridCell } from './GridCell.tsx';
import { placeKey } from '../places.ts';
import { sayer } from '../texts.ts';

export interface GridColumnProps {
  /** Its zero-based index. */
  at: number;
  /** Undefined for a column that is still empty. */
  column: LayoutColumn | undefined;
  letter: string;
  /** It continues the series of the previous column. */
  goesOn: boolean;
  /** As `errorsByColumn` writes them. */
  errors: string;
  /** The selected row, -1 where it is in another column. */
  chosen: number;
  /** The row of the grid's tab stop, -1 where it is in another column. */
  stop: number;
  setting: CellSetting;
  readOnly: boolean;
}

/**
 * The place after the last box, where the next one is added. It shows the error of a column that must not be
 * empty.
 */
function End(props: GridColumnProps) {
  const { at, column, letter, errors, chosen, stop, setting, readOnly } = props;
  const say = sayer(useTranslate());
  const row = column?.cells.length ?? 0;
  const wrong = readErrors(errors).get(-1) !== undefined;
  const look = `leEnd${row === 0 ? ' bare' : ''}${wrong ? ' wrong' : ''}`;
  const messages = wrong && (
    <span>
      <Icon name="stop" size={20} />
      {setting.messages.noGap}
    </span>
  );
  if (readOnly) return <div className={look}>{messages}</div>;
  return (
    <button
      type="button"
      className={look}
      data-cell={placeKey({ column: at, row })}
      data-open="end"
      aria-pressed={chosen === row}
      aria-label={[say('cell.add', { letter }), wrong && setting.messages.noGap]
        .filter(Boolean)
        .join(setting.messages.comma)}
      tabIndex={stop === row ? 0 : -1}
    >
      {messages || <Icon name="plus" />}
    </button>
  );
}

function Head({ at, column, letter, goesOn, readOnly }: GridColumnProps) {
  const say = sayer(useTranslate());
  const menu = !readOnly && (column?.cells.length ?? 0) > 0;
  if (!menu) {
    return (
      <span className="leHead" aria-hidden="true">
        {letter}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="leHead"
      data-head={at}
      aria-haspopup="menu"
      aria-label={goesOn ? say('columnGoesOn', { at: at + 1, letter }) : say('column', { letter })}
      tabIndex={-1}
    >
      {goesOn ? `…${letter}` : letter}
      <Icon name="dots" size={12} />
    </button>
  );
}

export const GridColumn = memo(function GridColumn(props: GridColumnProps) {
  const { at, column, letter, errors, chosen, stop, setting, readOnly } = props;
  const say = sayer(useTranslate());
  const cells = column?.cells ?? [];
  const count = cells.filter(isStanding).length;
  const wrong = useMemo(() => readErrors(errors), [errors]);
  const emptyLabel = cells.includes(null) ? say('cell.empty', { letter }) : '';
  const full = rowsOf(column) >= LAYOUT_MAX_ROWS;
  return (
    <div
      className="leColumn"
      role="group"
      data-column={at}
      aria-label={say('columnBoxes', { letter, smart_count: count })}
    >
      <Head {...props} />
      {cells.map((cell, row) => (
        <GridCell
          // Cells are keyed by position: a place's content is rendered in the button that is already there.
          key={placeKey({ column: at, row })}
          {...cellProps(cell, { column: at, row, letter }, wrong.get(row), setting, emptyLabel)}
          chosen={chosen === row}
          stop={stop === row}
        />
      ))}
      {!full && !(readOnly && cells.length > 0) && <End {...props} />}
    </div>
  );
});
