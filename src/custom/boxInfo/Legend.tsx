// The legend above the grid: what the symbols mean, their counts, and a filter by each.
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { BoxSwatch } from './BoxSwatch.tsx';
import { SIGHTS, type BoxFilter, type Sight } from './sightings.ts';

interface LegendProps {
  counts: Record<Sight, number>;
  filter: BoxFilter;
  onFilter: (filter: BoxFilter) => void;
}

function Swatch({ sight }: { sight: Sight }) {
  if (sight === 'ACCESSIBLE') return <Icon name="access" />;
  return sight === 'OPEN' ? <BoxSwatch status="AVAILABLE" open /> : <BoxSwatch status={sight} />;
}

/** One line of toggles: the pressed states are shown, the other boxes are faint; without one, all are shown. */
export function Legend({ counts, filter, onFilter }: LegendProps) {
  const translate = useTranslate();
  const nameOf = (sight: Sight): string => {
    if (sight === 'OPEN') return translate('boxes.open');
    if (sight === 'ACCESSIBLE') return translate('boxes.accessible');
    return translate(`choices.shownStatus.${sight}`);
  };
  return (
    <>
      <ToggleButtonGroup
        className="legend"
        aria-label={translate('boxInfo.legend')}
        value={filter}
        onChange={(_, next: Sight[]) => onFilter(next)}
      >
        {SIGHTS.map((sight) => (
          <ToggleButton
            key={sight}
            value={sight}
            className={counts[sight] === 0 ? 'leg zero' : 'leg'}
            aria-label={`${nameOf(sight)} ${counts[sight]}`}
          >
            <Swatch sight={sight} />
            <span className="word">{nameOf(sight)}</span> <b>{counts[sight]}</b>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {filter.length > 0 && (
        <p className="small soft narrow">{filter.map(nameOf).join(translate('boxes.comma'))}</p>
      )}
    </>
  );
}
