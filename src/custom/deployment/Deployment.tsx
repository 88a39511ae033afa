// A deployment in progress: overall progress, settings, and each locker's task, live.
import Button from '@mui/material/Button';
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { VersionInfo } from '../../../contract/terminals/versions.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { shortMoment } from '../../engine/fields/clock.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { LoadingPanel } from '../../ui/states/Loading.tsx';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { listUrl } from '../../routes/route.ts';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import { deployment } from './page.ts';
import { ConfirmAction, Failed, Halted, Sum } from './Sum.tsx';
import { outcomeOf } from './sums.ts';
import { Tasks } from './Tasks.tsx';
import { useAction } from './useAction.ts';
import { useDeployment } from './useDeployment.ts';
import '../../engine/list/list.css';
import '../../engine/show.css';
import './deployment.css';

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

/** Without its parameter the page explains what is missing and links to the list. */
function NotFound({ title, children }: { title: string; children: ReactNode }) {
  const translate = useTranslate();
  const back = (
    <Button component={Link} to={listUrl('versions')}>
      {translate('deployment.toList')}
    </Button>
  );
  return (
    <PageLayout>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </PageLayout>
  );
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
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useDeployment(lockerVersionId);
  const refresh = () => void refetch();
  if (data)
    return <Rollout version={data} answeredAt={dataUpdatedAt} error={error} refresh={refresh} />;
  if (error instanceof CallError && error.status === 404)
    return (
      <NotFound title={translate('deployment.unknown')}>
        {translate('deployment.unknownText', { id: lockerVersionId })}
      </NotFound>
    );
  return (
    <PageLayout>
      {error ? (
        <ErrorState error={error} onRetry={refresh} />
      ) : (
        <LoadingPanel rows={6} columns={5} />
      )}
    </PageLayout>
  );
}

/** The page behind `TerminalDeployment3?lockerVersionId=`. */
export default function Deployment(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(deployment);
  if (!query)
    return (
      <NotFound title={translate('deployment.missing')}>
        {translate('deployment.missingText', { names: missing.join(', ') })}
      </NotFound>
    );
  return <DeploymentOf key={query.lockerVersionId} lockerVersionId={query.lockerVersionId} />;
}
