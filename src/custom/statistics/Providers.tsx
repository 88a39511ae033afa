// staticExpress: the network's figures for each provider.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { providers } from '../../../contract/people/providers.ts';
import { providerStatistics as statistic } from '../../../contract/reports/statistics.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { showUrl } from '../../routes/route.ts';
import { StatisticFigures } from './StatisticFigures.tsx';
import { PageLayout } from './PageLayout.tsx';
import { providerStatistics } from './page.ts';
import { Rows } from './Rows.tsx';
import { BarValue } from '../shared/BarValue.tsx';
import { Sheet } from './Sheet.tsx';
import { filtersOf } from './useAddress.ts';
import { useFormatted } from './useFormatted.ts';
import type { Result } from './useStatistic.ts';

const filters = filtersOf(statistic.query, [
  'lockerId',
  'lockerGroupId',
  'districtId',
  'provinceId',
]);

type Row = Result<typeof statistic>['content'][number];

function Name({ row: { providerId, providerName } }: { readonly row: Row }) {
  const translate = useTranslate();
  const leads = useCanAccess()(providers.one);
  if (providerId === null) return translate('statistics.providers.nobody');
  if (!leads) return providerName;
  return (
    <Link className="name" to={showUrl('providers', providerId)}>
      {providerName}
    </Link>
  );
}

function Body({ result: { content, sums } }: { readonly result: Result<typeof statistic> }) {
  const translate = useTranslate();
  const formatted = useFormatted();
  const word = (name: string) => translate(`statistics.columns.${name}`);
  // Only providers are compared: parcels without a provider do not set the scale.
  const own = content.filter(({ providerId }) => providerId !== null);
  const most = Math.max(...own.map(({ depositedCount }) => depositedCount));
  const valuesOf = (
    row: Omit<Row, 'providerId' | 'providerName' | 'providerNumber'>,
    bar = true,
  ) => [
    <BarValue key="deposited" percent={bar ? (100 * row.depositedCount) / (most || 1) : undefined}>
      {formatted(row.depositedCount)}
    </BarValue>,
    formatted(row.collectedCount),
    formatted(row.expiredCount),
    formatted(row.averageHours, 'averageHours'),
  ];
  return (
    <>
      <StatisticFigures figures={sums} />
      <Rows
        label={translate('statistics.providers.title')}
        heads={[
          word('provider'),
          word('depositedCount'),
          word('collectedCount'),
          word('expiredCount'),
          word('averageHours'),
        ]}
        rows={content.map((row) => ({
          key: row.providerId ?? 0,
          name: <Name row={row} />,
          values: valuesOf(row, row.providerId !== null),
        }))}
        foot={{ key: 'all', name: translate('statistics.total'), values: valuesOf(sums, false) }}
      />
    </>
  );
}

/** The page behind `staticExpress`. */
export default function Providers(): ReactElement {
  return (
    <PageLayout page={providerStatistics} filters={filters}>
      {({ asked }) => (
        <Sheet
          name="providers"
          statistic={statistic}
          asked={asked}
          isEmpty={({ content }) => content.length === 0}
        >
          {(result) => <Body result={result} />}
        </Sheet>
      )}
    </PageLayout>
  );
}
