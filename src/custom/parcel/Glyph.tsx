// A small, true-to-scale drawing of the locker's front with the parcel's box marked.
import type { Box } from '../../../contract/boxes/boxes.ts';
import { cabinetHeight, columnsOf } from '../../../domain/layout/cabinet.ts';

const HEIGHT = 112;
const WIDE = 15;
const PITCH = 17;

interface Props {
  readonly boxes: readonly Box[];
  readonly boxId: number | null;
  /** Red for an expired parcel. */
  readonly late: boolean;
}

export function Glyph({ boxes, boxId, late }: Props) {
  const columns = columnsOf(boxes);
  const unit = HEIGHT / Math.max(1, cabinetHeight(columns));
  const width = Math.max(1, columns.length) * PITCH - 2;
  const drawn = columns.flatMap((column, left) =>
    column.boxes.map(({ box, top, height }) => ({
      key: `${left}-${top}`,
      own: box.boxId === boxId,
      control: box.boxTypeName === 'CONTROL',
      place: {
        x: left * PITCH,
        y: top * unit + 0.25,
        width: WIDE,
        height: Math.max(height * unit - 0.75, 0.5),
      },
    })),
  );
  // The marked box overlaps its neighbours' edges.
  const ordered = drawn.toSorted((one, other) => Number(one.own) - Number(other.own));
  const wordOf = ({ own, control }: (typeof drawn)[number]) => {
    if (own) return late ? 'own late' : 'own';
    return control ? 'control' : undefined;
  };
  return (
    <svg className="parcel-glyph" viewBox={`-1 -1 ${width + 2} ${HEIGHT + 2}`} aria-hidden="true">
      {ordered.map((one) => (
        <rect key={one.key} className={wordOf(one)} {...one.place} />
      ))}
    </svg>
  );
}
