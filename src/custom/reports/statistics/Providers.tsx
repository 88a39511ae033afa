// staticExpress: the network's figures for each provider.
import type { ReactElement } from 'react';
import { PageLayout } from './PageLayout.tsx';
import { providerStatistics } from './page.ts';
import { StatisticPanel } from './StatisticPanel.tsx';
import { providers } from './statistics.tsx';

/** The page behind `staticExpress`. */
export default function Providers(): ReactElement {
  return (
    <PageLayout page={providerStatistics} statistic={providers}>
      {({ params }) => <StatisticPanel statistic={providers} params={params} />}
    </PageLayout>
  );
}
