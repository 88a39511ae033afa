// Availability over time: boxes in use, out of service and free on each day.
import { useTranslate } from 'react-admin';
import { boxStatistics } from '../../../contract/reports/statistics.ts';
import { StatisticChart } from './StatisticChart.tsx';
import { StatisticFigures } from './StatisticFigures.tsx';
import { Rows } from './Rows.tsx';
import { Sheet } from './Sheet.tsx';
import type { Address } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';

const COUNTS = [
  'averageInUse',
  'mostInUse',
  'averageOutOfService',
  'averageFree',
  'fewestFree',
] as const;

function Body({ result: { content, sums } }: { readonly result: Result<typeof boxStatistics> }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  const { averageInUse, mostInUse, averageFree, fewestFree } = sums;
  return (
    <>
      <StatisticFigures figures={{ averageInUse, mostInUse, averageFree, fewestFree }} />
      <StatisticChart
        name="boxes"
        stacked
        bars={['averageInUse', 'averageOutOfService', 'averageFree']}
        rows={content.map(
          ({ day, averageInUse: used, averageOutOfService, averageFree: free }) => ({
            name: day.slice(5),
            averageInUse: used,
            averageOutOfService,
            averageFree: free,
          }),
        )}
      />
      <p className="soft small statistic-note">{translate('statistics.boxes.note')}</p>
      <Rows
        folded
        label={translate('statistics.boxes.title')}
        heads={[word('day'), word('boxCount'), ...COUNTS.map(word), word('inUseShare')]}
        rows={content.toReversed().map((row) => ({
          key: row.day,
          name: row.day,
          values: [
            formatted(row.boxCount),
            ...COUNTS.map((name) => formatted(row[name], name)),
            formatted(row.inUseShare, 'inUseShare'),
          ],
        }))}
      />
    </>
  );
}

export function Boxes({ asked }: Pick<Address, 'asked'>) {
  return (
    <Sheet
      name="boxes"
      statistic={boxStatistics}
      asked={asked}
      isEmpty={({ sums }) => sums.inUseShare === null}
    >
      {(result) => <Body result={result} />}
    </Sheet>
  );
}
