// The dashboard: events of the last 48 hours, the current state of the boxes, and capacity.
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CallError } from '../../dataProvider/callError.ts';
import { isLive, onLive } from '../../dataProvider/live.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { useLostSince } from '../../engine/states/Offline.tsx';
import { BoxesNow } from './boxes/BoxesNow.tsx';
import type { Figures } from '../shared/networkNow/figures.ts';
import { staleSince, useWhy } from '../shared/networkNow/freshness.ts';
import { GettingStarted } from '../shared/gettingStarted/GettingStarted.tsx';
import { LateAnswer } from '../shared/networkNow/inTime.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { FreeBySize } from './boxes/FreeBySize.tsx';
import { InUsePerLocker } from './boxes/InUsePerLocker.tsx';
import { dashboard } from './page.ts';
import { OpenCases } from './OpenCases.tsx';
import { ReserveBox } from './ReserveBox.tsx';
import { PreferredLockers } from './PreferredLockers.tsx';
import { Trouble } from './trouble/TroubleOfLockers.tsx';
import { useDiagrams, type Known } from '../shared/networkNow/useDiagrams.ts';
import { useNumbers } from '../shared/networkNow/useNumbers.ts';
import { routes } from '../../routes/pages.ts';
import { WALL_ROOT } from '../../routes/roots.ts';
import { Waiting } from './trouble/Waiting.tsx';
import { Window48 } from './Window48.tsx';
import './dashboard.css';

/** Shows the age of earlier figures and why there are none newer; a lost connection has its own banner. */
function Stale(known: Known) {
  const translate = useTranslate();
  const { clock } = useNumbers();
  const whyOf = useWhy();
  const since = staleSince([known], useClock());
  const lost = useLostSince() !== undefined;
  if (since === undefined || lost) return null;
  const why = whyOf(known.error);
  return (
    <div className="note warn dashboard-stale" role="status">
      <Icon name="warn" />
      <p>
        <b>{translate('dashboard.stale.line', { time: clock(since) })}</b>
        <span>
          {why === ''
            ? translate('dashboard.stale.waits')
            : translate('dashboard.stale.text', { why })}
        </span>
      </p>
    </div>
  );
}

/** When the figures were counted; they are marked live only while they are fresh. */
function LastAnswer({ ask, ...known }: Known & { readonly ask: () => void }) {
  const translate = useTranslate();
  const { clock } = useNumbers();
  const figures = useSyncExternalStore(onLive, isLive);
  const live = staleSince([known], useClock()) === undefined && figures;
  const { answeredAt } = known;
  if (answeredAt === undefined) return null;
  return (
    <button
      type="button"
      className="btn quiet last-answer"
      title={translate('dashboard.askAgain')}
      onClick={ask}
    >
      <Icon name="refresh" />
      <span className="soft">
        {translate(live ? 'dashboard.live' : 'dashboard.updated', { time: clock(answeredAt) })}
      </span>
    </button>
  );
}

/** Five figures, then trouble (widest), then states, then capacity. */
function Panels({ figures, now }: { readonly figures: Figures; readonly now: number }) {
  return (
    <>
      <div className="dashboard-now">
        <Trouble figures={figures} now={now} />
        <BoxesNow figures={figures} />
      </div>
      <div className="dashboard-panels">
        <FreeBySize figures={figures} />
        <InUsePerLocker figures={figures} />
        <PreferredLockers figures={figures} />
      </div>
    </>
  );
}

/** The figures, a loading skeleton, or the reason there are none. */
function Content({
  known,
  title,
  ask,
}: {
  readonly known: Known;
  readonly title: string;
  readonly ask: () => void;
}) {
  const { figures, answeredAt, error } = known;
  const whyOf = useWhy();
  const refused = error instanceof CallError && error.status === 403;
  if (refused) return <Forbidden page={title} needs={dashboard.needs} />;
  if (figures === undefined && error !== undefined) {
    const why = error instanceof LateAnswer ? new Error(whyOf(error)) : error;
    return <ErrorState error={why} onRetry={ask} />;
  }
  return (
    <>
      <Window48 figures={figures} answeredAt={answeredAt} />
      {figures && <OpenCases figures={figures} />}
      {figures === undefined ? <Waiting /> : <Panels figures={figures} now={answeredAt ?? 0} />}
    </>
  );
}

/** R2.53: after sign-in the user goes to the dashboard. */
export function Dashboard() {
  const translate = useTranslate();
  const { ask, ...known } = useDiagrams();
  const title = translate('dashboard.title');
  return (
    <Page
      title={title}
      fact={translate('dashboard.window')}
      actions={
        <>
          <LastAnswer {...known} ask={ask} />
          <Link className="btn" to={`${WALL_ROOT}/${routes.wall.path}`}>
            <Icon name="screen" />
            {translate('dashboard.wall')}
          </Link>
          <ReserveBox />
        </>
      }
    >
      <Stale {...known} />
      <GettingStarted />
      <Content known={known} title={title} ask={ask} />
    </Page>
  );
}
