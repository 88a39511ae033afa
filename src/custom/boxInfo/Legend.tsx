// The legend above the grid: what the symbols mean, their counts, and a filter by each.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { BOX_SIGNS } from '../shared/DoorGrid/boxSigns.ts';
import type { ShownStatus } from '../../../domain/boxes/boxes.ts';
import { SIGHTS, type BoxFilter, type Sight } from './sightings.ts';

interface LegendProps {
  counts: Record<Sight, number>;
  filter: BoxFilter;
  onFilter: (filter: BoxFilter) => void;
}

function StatusSwatch({ status }: { status: ShownStatus }) {
  const { look, icon } = BOX_SIGNS[status];
  return (
    <span className={`box ${look}`}>{icon && <Icon name={icon} size={14} className="s" />}</span>
  );
}

function Swatch({ sight }: { sight: Sight }) {
  if (sight === 'ACCESSIBLE') return <Icon name="access" />;
  if (sight === 'OPEN') return <span className="box open" />;
  return <StatusSwatch status={sight} />;
}

function useSightName(): (sight: Sight) => string {
  const translate = useTranslate();
  return (sight) => {
    if (sight === 'OPEN') return translate('boxes.open');
    if (sight === 'ACCESSIBLE') return translate('boxes.accessible');
    return translate(`choices.shownStatus.${sight}`);
  };
}

/** The legend shows counts and acts as filters: pressing an entry again shows all boxes. */
export function Legend({ counts, filter, onFilter }: LegendProps) {
  const translate = useTranslate();
  const nameOf = useSightName();
  return (
    <div className="legend" role="group" aria-label={translate('boxInfo.legend')}>
      {SIGHTS.map((sight) => (
        <button
          key={sight}
          type="button"
          className={counts[sight] === 0 ? 'leg zero' : 'leg'}
          data-sight={sight}
          aria-pressed={filter === sight}
          aria-label={`${nameOf(sight)} ${counts[sight]}`}
          onClick={() => onFilter(filter === sight ? null : sight)}
        >
          <Swatch sight={sight} />
          <span className="word">{nameOf(sight)}</span> <b>{counts[sight]}</b>
        </button>
      ))}
    </div>
  );
}

/** All boxes, or only those to check. */
export function ShownBoxes({ filter, onFilter }: Omit<LegendProps, 'counts'>) {
  const translate = useTranslate();
  return (
    <div className="seg" role="group" aria-label={translate('boxInfo.shown')}>
      <button type="button" aria-pressed={filter === null} onClick={() => onFilter(null)}>
        {translate('boxInfo.allBoxes')}
      </button>
      <button
        type="button"
        aria-pressed={filter === 'TO_CHECK'}
        onClick={() => onFilter('TO_CHECK')}
      >
        {translate('boxInfo.toCheckOnly')}
      </button>
    </div>
  );
}
