// A deployment under way: how far it is, what was set, and the task of each locker, live.
import type { ReactElement, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { VersionInfo } from '../../../contract/versions.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Icon } from '../../engine/Icon.tsx';
import { shortMoment } from '../../engine/kinds/clock.ts';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../engine/states/Loading.tsx';
import { StatePanel } from '../../engine/states/StatePanel.tsx';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { Acts } from './Acts.tsx';
import { ConfirmAct } from './ConfirmAct.tsx';
import { Facts } from './Facts.tsx';
import { deployment } from './page.ts';
import { VERSION_LIST } from './places.ts';
import { Halted, Sum } from './Sum.tsx';
import { Tasks } from './Tasks.tsx';
import { useAct } from './useAct.ts';
import { useDeployment } from './useDeployment.ts';
import '../../engine/list/list.css';
import '../../engine/show.css';
import './deployment.css';

interface FrameProps {
  readonly title?: string;
  readonly fact?: string | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Frame({ title, ...parts }: FrameProps) {
  const translate = useTranslate();
  const crumbs = [{ label: translate('app.menu.terminalSoftware'), to: VERSION_LIST }];
  return <Page title={title ?? translate('deployment.title')} crumbs={crumbs} {...parts} />;
}

interface NowhereProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** "without its parameter says what is missing and links to the list". */
function Nowhere({ title, children }: NowhereProps) {
  const translate = useTranslate();
  const back = (
    <Link className="btn" to={VERSION_LIST}>
      {translate('deployment.toList')}
    </Link>
  );
  return (
    <Frame>
      <StatePanel icon="search" title={title} actions={back} role="alert">
        {children}
      </StatePanel>
    </Frame>
  );
}

interface RolloutProps {
  readonly version: VersionInfo;
  readonly answeredAt: number;
  /** Why it could not be asked for again. */
  readonly error: Error | null;
  readonly refresh: () => void;
}

function Rollout({ version, answeredAt, error, refresh }: RolloutProps) {
  const translate = useTranslate();
  const act = useAct(refresh);
  const { lockerVersionName: name, rolloutState } = version;
  const offline = error instanceof CallError && error.status === 0;
  return (
    <Frame
      title={translate('deployment.named', { name })}
      fact={rolloutState && translate(`choices.rolloutState.${rolloutState}`)}
      actions={<Acts version={version} now={answeredAt} act={act} />}
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
      <RecordTabs subject={['version', version.lockerVersionId]}>
        <div className="rollout-room">
          <Sum version={version} />
          <Facts version={version} />
          <Tasks version={version} now={answeredAt} act={act} />
        </div>
      </RecordTabs>
      <ConfirmAct act={act} />
    </Frame>
  );
}

function DeploymentOf({ lockerVersionId }: { readonly lockerVersionId: number }) {
  const translate = useTranslate();
  const { data, error, dataUpdatedAt, refetch } = useDeployment(lockerVersionId);
  const refresh = () => void refetch();
  if (data)
    return <Rollout version={data} answeredAt={dataUpdatedAt} error={error} refresh={refresh} />;
  if (error instanceof CallError && error.status === 404)
    return (
      <Nowhere title={translate('deployment.unknown')}>
        {translate('deployment.unknownText', { id: lockerVersionId })}
      </Nowhere>
    );
  return (
    <Frame>
      {error ? (
        <ErrorState error={error} onRetry={refresh} />
      ) : (
        <div className="panel" aria-busy="true">
          <Loading rows={6} columns={5} />
        </div>
      )}
    </Frame>
  );
}

/** The page behind `TerminalDeployment3?lockerVersionId=`. */
export default function Deployment(): ReactElement {
  const translate = useTranslate();
  const { query, missing } = usePageQuery(deployment);
  if (!query)
    return (
      <Nowhere title={translate('deployment.missing')}>
        {translate('deployment.missingText', { names: missing.join(', ') })}
      </Nowhere>
    );
  return <DeploymentOf key={query.lockerVersionId} lockerVersionId={query.lockerVersionId} />;
}
