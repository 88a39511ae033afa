// How long collected parcels were stored.
import { useTranslate } from 'react-admin';
import { dwellStatistics } from '../../../contract/reports/statistics.ts';
import { StatisticChart } from './StatisticChart.tsx';
import { StatisticFigures } from './StatisticFigures.tsx';
import { Rows } from './Rows.tsx';
import { Sheet } from './Sheet.tsx';
import type { Address } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';

const DAY = 24;

type Row = Result<typeof dwellStatistics>['content'][number];

function useGroup() {
  const translate = useTranslate();
  return ({ fromHour, untilHour }: Row): string => {
    const inDays = fromHour >= DAY;
    const from = inDays ? fromHour / DAY : fromHour;
    const unit = inDays ? 'days' : 'hours';
    if (untilHour === null) return translate(`statistics.groups.${unit}On`, { from });
    const until = inDays ? untilHour / DAY : untilHour;
    return translate(`statistics.groups.${unit}`, { from, until });
  };
}

function Body({ result: { content, sums } }: { readonly result: Result<typeof dwellStatistics> }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const group = useGroup();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  return (
    <>
      <StatisticFigures figures={sums} />
      <StatisticChart
        name="dwell"
        bars={['collectedCount']}
        rows={content.map((row) => ({ name: group(row), collectedCount: row.collectedCount }))}
      />
      <Rows
        folded
        label={translate('statistics.dwell.title')}
        heads={[word('group'), word('collectedCount'), word('share')]}
        rows={content.map((row) => ({
          key: row.fromHour,
          name: group(row),
          values: [formatted(row.collectedCount), formatted(row.share, 'share')],
        }))}
      />
    </>
  );
}

export function Dwell({ asked }: Pick<Address, 'asked'>) {
  return (
    <Sheet
      name="dwell"
      statistic={dwellStatistics}
      asked={asked}
      isEmpty={({ sums }) => sums.collectedCount === 0}
    >
      {(result) => <Body result={result} />}
    </Sheet>
  );
}
