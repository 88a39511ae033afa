// Which lockers customers prefer as their first and as their second choice.
import { useTranslate } from 'react-admin';
import { Bar } from './boxes/Bar.tsx';
import { BarPanel } from './boxes/BarPanel.tsx';
import type { BarRow } from './boxes/BarTable.tsx';
import { Figure } from '../shared/networkNow/Figure.tsx';
import { preferredOf, type Preferred, type Figures } from '../shared/networkNow/figures.ts';

const sum = (row: Preferred) => (row.primary ?? 0) + (row.secondary ?? 0);

/** A locker's row; `most` is the largest sum, whose bar takes the full width. */
function rowOf(row: Preferred, place: number, most: number): BarRow {
  return {
    key: `${row.lockerName} ${place}`,
    name: row.lockerName,
    bar: (
      <Bar
        rest="none"
        parts={[
          { look: 'first', percent: (100 * (row.primary ?? 0)) / most },
          { look: 'second', percent: (100 * (row.secondary ?? 0)) / most },
        ]}
      />
    ),
    values: [
      <b key="primary">
        <Figure value={row.primary} />
      </b>,
      <Figure key="secondary" value={row.secondary} />,
    ],
  };
}

/** R2.65: the dashboard shows a bar chart of how many customers prefer each locker as primary and as secondary. */
export function PreferredLockers({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const rows = preferredOf(figures);
  const most = Math.max(1, ...(rows ?? []).map(sum));
  const words = (name: string) => translate(`dashboard.${name}`);
  return (
    <BarPanel
      name="preferred"
      heads={[words('lockers.locker'), words('preferred.primary'), words('preferred.secondary')]}
      rows={rows?.map((row, place) => rowOf(row, place, most))}
    />
  );
}
