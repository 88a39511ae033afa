// Which lockers customers prefer as their first and as their second choice.
import { useTranslate } from 'react-admin';
import { Bar } from './boxes/Bar.tsx';
import { BarPanel } from './boxes/BarPanel.tsx';
import { Ratio } from './boxes/Ratio.tsx';
import { preferredOf, type Preferred, type Figures } from '../shared/networkNow/figures.ts';

const sum = ({ primary = 0, secondary = 0 }: Preferred) => primary + secondary;

interface Props {
  readonly figures: Figures;
  readonly most: number;
}

/** R2.65: the dashboard shows a bar chart of how many customers prefer each locker as primary and as secondary. */
export function PreferredLockers({ figures, most }: Props) {
  const translate = useTranslate();
  const preferred = preferredOf(figures);
  const longest = Math.max(1, ...(preferred ?? []).map(sum));
  const both = translate('dashboard.preferred.both');
  const rows = preferred?.map((row, place) => ({
    key: `${row.lockerName} ${place}`,
    name: row.lockerName,
    bar: (
      <Bar
        value={(100 * (row.primary ?? 0)) / longest}
        second={(100 * (row.secondary ?? 0)) / longest}
      />
    ),
    value: <Ratio part={row.primary} whole={row.secondary} sign=" + " />,
  }));
  return (
    <BarPanel
      name="preferred"
      fact={both}
      heads={[
        translate('dashboard.lockers.locker'),
        translate('dashboard.preferred.customers'),
        both,
      ]}
      rows={rows}
      most={most}
    />
  );
}
