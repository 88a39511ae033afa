// A deployment in progress: overall progress, settings, and each locker's task, live.
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { VersionInfo } from '../../../contract/terminals/versions.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { Page } from '../../engine/Page.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import { ConfirmAction, Failed, Halted, Sum } from './Sum.tsx';
import { outcomeOf } from './sums.ts';
import { Tasks } from './Tasks.tsx';
import { useAction } from './useAction.ts';
import { useDeployment } from './useDeployment.ts';
import '../../engine/show.css';
import './deployment.css';
import { routes } from '../../routes/pages.ts';

interface PageLayoutProps {
  readonly title?: string;
  readonly fact?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function PageLayout({ title, ...parts }: PageLayoutProps) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('app.menu.terminalSoftware'), to: listUrl('versions') }];
  return <Page title={title ?? translate('deployment.title')} crumbs={crumbs} {...parts} />;
}

interface RolloutProps {
  readonly version: VersionInfo;
  readonly answeredAt: number;
  /** Why the last refetch failed. */
  readonly error: Error | null;
  readonly refresh: () => void;
}

function Rollout({ version, answeredAt, error, refresh }: RolloutProps) {
  const translate = useTranslate();
  const action = useAction(refresh);
  const { lockerVersionName: name } = version;
  const outcome = outcomeOf(version);
  const offline = error instanceof CallError && error.status === 0;
  return (
    <PageLayout
      title={translate('deployment.named', { name })}
      fact={outcome && translate(`choices.rolloutState.${outcome}`)}
      actions={<Actions version={version} now={answeredAt} action={action} />}
    >
      {error && !offline && (
        <div className="note alarm" role="alert">
          <Icon name="stop" />
          <p className="grow">
            {translate('deployment.stale', {
              message: error.message,
              time: shortMoment(answeredAt),
            })}
          </p>
        </div>
      )}
      <Halted version={version} />
      <Failed version={version} />
      <RecordTabs subject={['version', version.lockerVersionId]}>
        <div className="rollout-room">
          <Sum version={version} />
          <Facts version={version} />
          <Tasks version={version} now={answeredAt} action={action} />
        </div>
      </RecordTabs>
      <ConfirmAction action={action} />
    </PageLayout>
  );
}

function DeploymentOf({ lockerVersionId }: { readonly lockerVersionId: RecordId }) {
  const { data, error, dataUpdatedAt, refetch } = useDeployment(lockerVersionId);
  const refresh = () => void refetch();
  if (data)
    return <Rollout version={data} answeredAt={dataUpdatedAt} error={error} refresh={refresh} />;
  return (
    <PageLayout>
      <RecordState resource="versions" error={error} onRetry={refresh} columns={5} />
    </PageLayout>
  );
}

/** The page behind `TerminalDeployment3?lockerVersionId=`. */
export default function Deployment(): ReactElement {
  const { query, missing } = usePageQuery(routes.deployment);
  if (!query)
    return (
      <PageLayout>
        <NoRecord resource="versions" lacks={missing} />
      </PageLayout>
    );
  return <DeploymentOf key={query.lockerVersionId} lockerVersionId={query.lockerVersionId} />;
}
