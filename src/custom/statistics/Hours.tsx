// Peak hours: deposits or collections per hour and weekday; darker means more.
import { useTranslate } from 'react-admin';
import { hourStatistics } from '../../../contract/reports/statistics.ts';
import { HeatTable } from './HeatTable.tsx';
import { HOUR_ACTS } from './page.ts';
import { Sheet } from './Sheet.tsx';
import type { Address } from './useAddress.ts';

export type HourAct = (typeof HOUR_ACTS)[number];

function Actions({ act, set }: { readonly act: HourAct; readonly set: Address['set'] }) {
  const translate = useTranslate();
  return (
    <div className="seg" role="group" aria-label={translate('statistics.hours.what')}>
      {HOUR_ACTS.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === act}
          onClick={() => set({ act: one })}
        >
          {translate(`statistics.columns.${one}Count`)}
        </button>
      ))}
    </div>
  );
}

export function Hours({ address: { asked, query, set } }: { readonly address: Address }) {
  const act: HourAct = query['act'] === 'collected' ? 'collected' : 'deposited';
  const count = `${act}Count` as const;
  return (
    <Sheet
      name="hours"
      statistic={hourStatistics}
      asked={asked}
      actions={<Actions act={act} set={set} />}
      isEmpty={({ sums }) => sums[count] === 0}
    >
      {({ content }) => (
        <HeatTable
          cells={content.map((row) => ({
            weekday: row.weekday,
            hour: row.hour,
            average: row.dayCount === 0 ? null : row[count] / row.dayCount,
          }))}
        />
      )}
    </Sheet>
  );
}
