// areaStatistics: the network's figures for each province or district.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { areaStatistics as statistic } from '../../../contract/reports/statistics.ts';
import { AREA_LEVELS, type AreaLevel } from '../../../domain/lockers/areaLevels.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { listUrl } from '../../routes/route.ts';
import { StatisticFigures } from './StatisticFigures.tsx';
import { PageLayout } from './PageLayout.tsx';
import { areaStatistics } from './page.ts';
import { Rows } from './Rows.tsx';
import { BarValue } from '../shared/BarValue.tsx';
import { Sheet } from './Sheet.tsx';
import { filtersOf, type Address } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';
import { Segments } from '../../ui/Segments.tsx';

const filters = filtersOf(statistic.query, ['provinceId', 'providerId']);

type Row = Result<typeof statistic>['content'][number];
type Counts = Result<typeof statistic>['sums'];

/** Links to the lockers located there. */
function Name({ row, by }: { readonly row: Row; readonly by: AreaLevel }) {
  const translate = useTranslate();
  const leads = useCanAccess()(lockers.list);
  const [field, id, name] =
    by === 'DISTRICT'
      ? (['districtId', row.districtId, row.districtName] as const)
      : (['provinceId', row.provinceId, row.provinceName] as const);
  if (id === null) return translate('statistics.areas.nowhere');
  if (!leads) return name;
  return (
    <Link className="name" to={listUrl('lockers', { [field]: id })}>
      {name}
    </Link>
  );
}

const COUNTS = [
  'collectedCount',
  'expiredCount',
  'averageHours',
  'perBox',
  'lockerCount',
  'boxCount',
] as const;

function Body({
  result: { content, sums },
  by,
}: {
  readonly result: Result<typeof statistic>;
  readonly by: AreaLevel;
}) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  const most = Math.max(...content.map(({ depositedCount }) => depositedCount));
  const counted = (row: Counts, bar = true) => [
    <BarValue key="deposited" percent={bar ? (100 * row.depositedCount) / (most || 1) : undefined}>
      {formatted(row.depositedCount)}
    </BarValue>,
    ...COUNTS.map((name) => formatted(row[name], name)),
  ];
  const isDistrict = by === 'DISTRICT';
  const { depositedCount, collectedCount, averageHours, perBox } = sums;
  return (
    <>
      <StatisticFigures figures={{ depositedCount, collectedCount, averageHours, perBox }} />
      <Rows
        label={translate('statistics.areas.title')}
        heads={[
          word(isDistrict ? 'district' : 'province'),
          ...(isDistrict ? [word('province')] : []),
          word('depositedCount'),
          ...COUNTS.map(word),
        ]}
        rows={content.map((row) => ({
          key: (isDistrict ? row.districtId : row.provinceId) ?? 0,
          name: <Name row={row} by={by} />,
          values: [...(isDistrict ? [row.provinceName ?? '–'] : []), ...counted(row)],
        }))}
        foot={{
          key: 'all',
          name: translate('statistics.total'),
          values: [...(isDistrict ? [''] : []), ...counted(sums, false)],
        }}
      />
    </>
  );
}

function Levels({ by, set }: { readonly by: AreaLevel; readonly set: Address['set'] }) {
  const translate = useTranslate();
  return (
    <Segments
      label={translate('statistics.areas.by')}
      choices={AREA_LEVELS.map((id) => ({ id, name: translate(`statistics.areas.${id}`) }))}
      value={by}
      onChange={(level) => set({ by: level })}
    />
  );
}

/** The page behind `areaStatistics`. */
export default function Areas(): ReactElement {
  return (
    <PageLayout page={areaStatistics} filters={filters}>
      {({ asked, query, set }) => {
        const by: AreaLevel = query['by'] === 'DISTRICT' ? 'DISTRICT' : 'PROVINCE';
        return (
          // Provinces and districts differ: do not keep the previous rows.
          <Sheet
            key={by}
            name="areas"
            statistic={statistic}
            asked={{ ...asked, by }}
            actions={<Levels by={by} set={set} />}
            isEmpty={({ content }) => content.length === 0}
          >
            {(result) => <Body result={result} by={by} />}
          </Sheet>
        );
      }}
    </PageLayout>
  );
}
