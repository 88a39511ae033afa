// usageStatistics: use of lockers over time: parcels a day, boxes in use, peak hours, storage time.
import type { ReactElement } from 'react';
import { dayStatistics, hourStatistics } from '../../../contract/reports/statistics.ts';
import { HOUR_ACTS } from '../../routes/pages.ts';
import { Boxes } from './Boxes.tsx';
import { useTranslate } from 'react-admin';
import { StatisticChart } from './StatisticChart.tsx';
import { StatisticFigures } from './StatisticFigures.tsx';
import { Rows } from './Rows.tsx';
import { Sheet } from './Sheet.tsx';
import { type Address, filtersOf } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';
import { Dwell } from './Dwell.tsx';
import { PageLayout } from './PageLayout.tsx';
import { HeatTable } from './HeatTable.tsx';
import { usageStatistics } from './page.ts';
import { Segments } from '../../ui/Segments.tsx';

type HourAct = (typeof HOUR_ACTS)[number];

function Actions({ action, set }: { readonly action: HourAct; readonly set: Address['set'] }) {
  const translate = useTranslate();
  return (
    <Segments
      label={translate('statistics.hours.what')}
      choices={HOUR_ACTS.map((id) => ({ id, name: translate(`statistics.columns.${id}Count`) }))}
      value={action}
      onChange={(one) => set({ act: one })}
    />
  );
}

function Hours({ address: { asked, query, set } }: { readonly address: Address }) {
  const action: HourAct = query['act'] === 'collected' ? 'collected' : 'deposited';
  const count = `${action}Count` as const;
  return (
    <Sheet
      name="hours"
      statistic={hourStatistics}
      asked={asked}
      actions={<Actions action={action} set={set} />}
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

const COUNTS = ['depositedCount', 'collectedCount', 'expiredCount'] as const;

function Body({ result: { content, sums } }: { readonly result: Result<typeof dayStatistics> }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  return (
    <>
      <StatisticFigures figures={sums} />
      <StatisticChart
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

function Days({ asked }: Pick<Address, 'asked'>) {
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

const filters = filtersOf(dayStatistics.query, [
  'lockerId',
  'lockerGroupId',
  'districtId',
  'provinceId',
]);

/** The page behind `usageStatistics`. */
export default function Usage(): ReactElement {
  return (
    <PageLayout page={usageStatistics} filters={filters}>
      {(address) => (
        <>
          <Days asked={address.asked} />
          <Boxes asked={address.asked} />
          <Hours address={address} />
          <Dwell asked={address.asked} />
        </>
      )}
    </PageLayout>
  );
}
