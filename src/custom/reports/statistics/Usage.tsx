// usageStatistics: use of lockers over time: parcels a day, boxes in use, peak hours, storage time.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { HOUR_ACTIONS, routes } from '../../../routes/pages.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { HeatTable } from './HeatTable.tsx';

import { StatisticPanel } from './StatisticPanel.tsx';
import { boxes, days, dwell, hours } from './statistics.tsx';
import { PageLayout, type PageParams } from './PageLayout.tsx';

type Action = (typeof HOUR_ACTIONS)[number];

function Hours({ params, query, set }: PageParams) {
  const translate = useTranslate();
  const action: Action = query['action'] === 'collected' ? 'collected' : 'deposited';
  const count = `${action}Count` as const;
  return (
    <StatisticPanel
      statistic={hours}
      params={params}
      actions={
        <Segments
          label={translate('statistics.hours.what')}
          choices={HOUR_ACTIONS.map((id) => ({
            id,
            name: translate(`statistics.columns.${id}Count`),
          }))}
          value={action}
          onChange={(next) => set({ action: next })}
        />
      }
      isEmpty={(sums) => sums[count] === 0}
    >
      {(rows) => (
        <HeatTable
          cells={rows.map((row) => ({
            weekday: Number(row['weekday']),
            hour: Number(row['hour']),
            average: row['dayCount'] === 0 ? null : Number(row[count]) / Number(row['dayCount']),
          }))}
        />
      )}
    </StatisticPanel>
  );
}

/** The page behind `usageStatistics`. */
export default function Usage(): ReactElement {
  return (
    <PageLayout page={routes.usageStatistics} title="statisticsMenu.usage" statistic={days}>
      {(page) => {
        const { params } = page;
        return (
          <>
            <StatisticPanel
              statistic={days}
              params={params}
              isEmpty={(sums) => days.figures.every((name) => sums[name] === 0)}
            />
            <StatisticPanel
              statistic={boxes}
              params={params}
              isEmpty={(sums) => sums['inUseShare'] === null}
            />
            <Hours {...page} />
            <StatisticPanel
              statistic={dwell}
              params={params}
              isEmpty={(sums) => sums['collectedCount'] === 0}
            />
          </>
        );
      }}
    </PageLayout>
  );
}
