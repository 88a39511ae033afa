// areaStatistics: the network's figures for each province or district.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { AREA_LEVELS, type AreaLevel } from '../../../../domain/lockers/areaLevels.ts';
import { Segments } from '../../../ui/Segments.tsx';
import { PageLayout } from './PageLayout.tsx';
import { StatisticPanel } from './StatisticPanel.tsx';
import { areasBy } from './statistics.tsx';
import { routes } from '../../../routes/pages.ts';

/** The page behind `areaStatistics`. */
export default function Areas(): ReactElement {
  const translate = useTranslate();
  return (
    <PageLayout
      page={routes.areaStatistics}
      title="statisticsMenu.areas"
      statistic={areasBy.PROVINCE}
    >
      {({ params, query, set }) => {
        const by: AreaLevel = query['by'] === 'DISTRICT' ? 'DISTRICT' : 'PROVINCE';
        return (
          // Provinces and districts differ: do not keep the previous rows.
          <StatisticPanel
            key={by}
            statistic={areasBy[by]}
            params={{ ...params, by }}
            actions={
              <Segments
                label={translate('statistics.areas.by')}
                choices={AREA_LEVELS.map((id) => ({
                  id,
                  name: translate(`statistics.areas.${id}`),
                }))}
                value={by}
                onChange={(level) => set({ by: level })}
              />
            }
          />
        );
      }}
    </PageLayout>
  );
}
