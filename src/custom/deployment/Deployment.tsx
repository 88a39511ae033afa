// A deployment in progress: overall progress, settings, and each locker's task, live.
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { VersionInfo } from '../../../contract/terminals/versions.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { listUrl } from '../../routes/route.ts';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import { Failed, Halted, Sum } from './Sum.tsx';
import { outcomeOf } from './sums.ts';
import { Tasks } from './Tasks.tsx';
import { useAction } from './useAction.ts';
import { deploymentQuery } from './deploymentQuery.ts';
import { RecordPage, type Answer } from '../shared/RecordPage.tsx';
import '../../engine/show.css';
import './deployment.css';
import { routes } from '../../routes/pages.ts';

interface RolloutProps extends Answer {
  readonly version: VersionInfo;
  readonly crumbs: readonly Crumb[];
}

function Rollout({ version, crumbs, answeredAt, stale, refetch }: RolloutProps) {
  const translate = useTranslate();
  const action = useAction(refetch);
  const { lockerVersionName: name } = version;
  const outcome = outcomeOf(version);
  return (
    <Page
      title={translate('deployment.named', { name })}
      crumbs={crumbs}
      fact={outcome && translate(`choices.rolloutState.${outcome}`)}
      actions={<Actions version={version} now={answeredAt} action={action} />}
    >
      {stale}
      <Halted version={version} />
      <Failed version={version} />
      <RecordTabs subject={['version', version.lockerVersionId]}>
        <div className="rollout-room stack">
          <Sum version={version} />
          <Facts version={version} />
          <Tasks version={version} now={answeredAt} action={action} />
        </div>
      </RecordTabs>
      {action.dialog}
    </Page>
  );
}

/** The page behind `TerminalDeployment3?lockerVersionId=`. */
export default function Deployment(): ReactElement {
  const translate = useTranslate();
  const crumbs = [{ label: translate('app.menu.terminalSoftware'), to: listUrl('versions') }];
  return (
    <RecordPage
      route={routes.deployment}
      resource="versions"
      title={translate('deployment.title')}
      crumbs={crumbs}
      read={deploymentQuery}
      staleKey="deployment.stale"
      columns={5}
    >
      {(version, answer) => <Rollout version={version} crumbs={crumbs} {...answer} />}
    </RecordPage>
  );
}
