// A cell of the grid: a plain button, re-rendered only when its content changes.
import { memo, type CSSProperties } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { iconShapes } from '../../../../ui/iconShapes.ts';

export interface GridCellProps {
  /** Its `placeKey`. */
  id: string;
  type: 'box' | 'marked' | 'control' | 'empty';
  name: string;
  size: string;
  /** In XS boxes. */
  height: number;
  isNew: boolean;
  /** 'was A08', where its number differs from the stored one and there is room for it. */
  was: string;
  accessible: boolean;
  faulty: boolean;
  chosen: boolean;
  /** The grid's single tab stop. */
  stop: boolean;
  /** All of the above as text for screen readers. */
  label: string;
}

const ACCESSIBLE = (
  <svg className="leAccess" viewBox="0 0 16 16" aria-hidden="true">
    <path d={iconShapes.access.line} />
    <path d={iconShapes.access.fill} className="f" />
  </svg>
);

const STATE = { box: '', marked: ' marked', control: ' control', empty: ' gap' };

function classesOf({ type, isNew, faulty, height }: GridCellProps): string {
  const state = `${STATE[type]}${isNew && type !== 'control' ? ' new' : ''}`;
  return `leBox${state}${faulty ? ' faulty' : ''}${height < 1.5 ? ' low' : ''}`;
}

export const GridCell = memo(function GridCell(cell: GridCellProps) {
  const { type, height } = cell;
  return (
    <button
      type="button"
      className={classesOf(cell)}
      style={{ '--h': height } as CSSProperties}
      data-cell={cell.id}
      data-word={cell.name}
      data-open={type === 'empty' ? 'gap' : undefined}
      aria-pressed={cell.chosen}
      aria-label={cell.label}
      tabIndex={cell.stop ? 0 : -1}
    >
      {type === 'control' ? (
        <Icon name="screen" size={20} />
      ) : type === 'empty' ? (
        <Icon name="stop" />
      ) : (
        cell.name
      )}
      <i>{cell.size}</i>
      {type === 'marked' && <Icon name="trash" className="leCorner" />}
      {type === 'box' && cell.faulty && <Icon name="stop" className="leCorner" />}
      {cell.was !== '' && <small>{cell.was}</small>}
      {cell.accessible && ACCESSIBLE}
    </button>
  );
});
