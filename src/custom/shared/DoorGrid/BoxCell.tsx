// One box of the grid: a plain button, re-rendered only when its content changes.
import { memo } from 'react';
import type { CSSProperties } from 'react';
import type { ShownStatus } from '../../../../domain/boxes/boxes.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { iconShapes, type IconName, type IconShape } from '../../../ui/iconShapes.ts';
import { BOX_SIGNS } from './boxSigns.ts';

export interface BoxCellProps {
  id: RecordId;
  name: string;
  size: string;
  /** In XS boxes. */
  height: number;
  colour: ShownStatus;
  accessible: boolean;
  /** The label on the tab of an open door. */
  openWord: string | null;
  dim: boolean;
  /** All of the above as text for screen readers. */
  label: string;
}

/** An icon with as few attributes as possible: a thousand boxes have a thousand icons, and CSS does the rest. */
function sign(name: IconName, place: string) {
  const { line, fill }: IconShape = iconShapes[name];
  return (
    <svg className={place}>
      {line && <path d={line} />}
      {fill && <path d={fill} className="f" />}
    </svg>
  );
}

const STATUS_SIGNS = Object.fromEntries(
  Object.entries(BOX_SIGNS).map(([status, { icon }]) => [status, icon && sign(icon, 's')]),
);
const ACCESSIBLE_ALONE = sign('access', 's');
const ACCESSIBLE_BESIDE = sign('access', 'a');

/** The heights of a box as CSS values. */
export function heightStyle(height: number): CSSProperties {
  return { '--h': height } as CSSProperties;
}

/** aria-pressed starts false and is updated by the grid, so that selecting re-renders nothing. */
export const BoxCell = memo(function BoxCell(box: BoxCellProps) {
  const { look, icon } = BOX_SIGNS[box.colour];
  const low = box.height < 1.5 ? ' xs' : '';
  const two = box.accessible && icon ? ' two' : '';
  return (
    <button
      type="button"
      className={`box ${look}${low}${two}${box.openWord ? ' open' : ''}${box.dim ? ' dim' : ''}`}
      style={heightStyle(box.height)}
      data-box={box.id}
      aria-pressed={false}
      aria-disabled={box.dim || undefined}
      aria-label={box.label}
      tabIndex={-1}
    >
      {box.name}
      <i>{box.size}</i>
      {STATUS_SIGNS[box.colour]}
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
