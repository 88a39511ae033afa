// staticExpress: the network's figures for each provider.
import type { ReactElement } from 'react';
import { PageLayout } from './PageLayout.tsx';
import { StatisticPanel } from './StatisticPanel.tsx';
import { providers } from './statistics.tsx';
import { routes } from '../../../routes/pages.ts';

/** The page behind `staticExpress`. */
export default function Providers(): ReactElement {
  return (
    <PageLayout
      page={routes.providerStatistics}
      title="statisticsMenu.providers"
      statistic={providers}
    >
      {({ params }) => <StatisticPanel statistic={providers} params={params} />}
    </PageLayout>
  );
}
