// The parcels deposited, collected and expired on each day.
import { useTranslate } from 'react-admin';
import { dayStatistics } from '../../../contract/reports/statistics.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { Figures } from './Figures.tsx';
import { Rows } from './Rows.tsx';
import { Sheet } from './Sheet.tsx';
import type { Address } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';

const COUNTS = ['depositedCount', 'collectedCount', 'expiredCount'] as const;

function Body({ result: { content, sums } }: { readonly result: Result<typeof dayStatistics> }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  return (
    <>
      <Figures figures={sums} />
      <ChartFrame
        name="days"
        bars={['depositedCount', 'collectedCount']}
        rows={content.map(({ day, ...counts }) => ({ name: day.slice(5), ...counts }))}
      />
      <Rows
        folded
        label={translate('statistics.days.title')}
        heads={[word('day'), ...COUNTS.map(word)]}
        rows={content.toReversed().map((row) => ({
          key: row.day,
          name: row.day,
          values: COUNTS.map((name) => formatted(row[name], name)),
        }))}
        foot={{
          key: 'all',
          name: translate('statistics.total'),
          values: COUNTS.map((name) => formatted(sums[name])),
        }}
      />
    </>
  );
}

export function Days({ asked }: Pick<Address, 'asked'>) {
  return (
    <Sheet
      name="days"
      statistic={dayStatistics}
      asked={asked}
      isEmpty={({ sums }) => COUNTS.every((name) => sums[name] === 0)}
    >
      {(result) => <Body result={result} />}
    </Sheet>
  );
}
