// One box of the grid: a plain button, drawn again only when something of it changed.
import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { ShownStatus } from '../../../../domain/boxes.ts';
import { Icon } from '../../../engine/Icon.tsx';
import { BOX_SIGNS } from './boxSigns.ts';

export interface BoxCellProps {
  id: number;
  name: string;
  size: string;
  /** In XS boxes. */
  height: number;
  colour: ShownStatus;
  accessible: boolean;
  /** The word on the tab of a door that stands open. */
  openWord: string | null;
  dim: boolean;
  /** All of the above in words, for who cannot see it. */
  label: string;
}

const ACCESSIBLE_ALONE = <Icon name="access" className="ic s" />;
const ACCESSIBLE_BESIDE = <Icon name="access" size={14} className="ic a" />;

/** The heights of a box as CSS knows them. */
export function heightStyle(height: number): CSSProperties {
  return { '--h': height } as CSSProperties;
}

/** aria-pressed starts false here and is kept by the grid, so that choosing draws nothing anew. */
export const BoxCell = memo(function BoxCell(box: BoxCellProps) {
  const { look, icon } = BOX_SIGNS[box.colour];
  const low = box.height < 1.5 ? ' xs' : '';
  const classes = `box ${look}${low}${box.openWord ? ' open' : ''}${box.dim ? ' dim' : ''}`;
  return (
    <button
      type="button"
      className={classes}
      style={heightStyle(box.height)}
      data-box={box.id}
      aria-pressed={false}
      aria-disabled={box.dim || undefined}
      aria-label={box.label}
      tabIndex={-1}
    >
      <span className="n">{box.name}</span>
      <span className="z">{box.size}</span>
      {icon && <Icon name={icon} className="ic s" />}
      {box.accessible && (icon ? ACCESSIBLE_BESIDE : ACCESSIBLE_ALONE)}
      {box.openWord && (
        <span className="ajar">
          <Icon name="ajar" size={13} />
          {box.openWord}
        </span>
      )}
    </button>
  );
});
