// The dashboard: events of the last 48 hours, the current state of the boxes, and capacity.
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useSyncExternalStore } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { CallError } from '../../dataProvider/callError.ts';
import { isLive, onLive } from '../../dataProvider/live.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { PageProps } from '../../engine/definePage.ts';
import { Page } from '../../engine/Page.tsx';
import { usePhone } from '../../engine/usePhone.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { useLostSince } from '../shared/Offline.tsx';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { pageUrl } from '../../routes/route.ts';
import { BoxesNow } from './boxes/BoxesNow.tsx';
import type { Figures } from '../shared/networkNow/figures.ts';
import { staleSince, useWhy } from '../shared/networkNow/freshness.ts';
import { GettingStarted } from '../shared/gettingStarted/GettingStarted.tsx';
import { useGettingStarted } from '../shared/gettingStarted/useGettingStarted.ts';
import { UndeliveredBanner } from '../shared/undelivered/UndeliveredBanner.tsx';
import { useBanner, type About } from '../shared/undelivered/useBanner.ts';
import { LateAnswer } from '../shared/networkNow/inTime.ts';
import { useClock } from '../shared/networkNow/useClock.ts';
import { useHeight } from '../shared/useSize.ts';
import { InUsePerLocker } from './boxes/InUsePerLocker.tsx';
import { PreferredLockers } from './PreferredLockers.tsx';
import { Trouble } from './trouble/Trouble.tsx';
import { useDiagrams, type Known } from '../shared/networkNow/useDiagrams.ts';
import { clock } from '../../engine/fields/clock.ts';
import { routes } from '../../routes/pages.ts';
import { WALL_ROOT } from '../../routes/roots.ts';
import { Window48 } from './Window48.tsx';
import './dashboard.css';

/** Only for users who may reserve. */
function ReserveBox() {
  const translate = useTranslate();
  if (!useCanAccess()(parcelActions.reserve)) return null;
  return (
    <Button component={Link} variant="contained" to={pageUrl(routes.assignParcel)}>
      <Icon name="ticket" />
      {translate('dashboard.reserve')}
    </Button>
  );
}

/** Shows the age of earlier figures and why there are none newer; a lost connection has its own banner. */
function Stale(known: Known) {
  const translate = useTranslate();
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
  const figures = useSyncExternalStore(onLive, isLive);
  const live = staleSince([known], useClock()) === undefined && figures;
  const { answeredAt } = known;
  if (answeredAt === undefined) return null;
  return (
    <Button
      variant="text"
      className="last-answer"
      startIcon={<Icon name="refresh" />}
      title={translate('dashboard.askAgain')}
      onClick={ask}
    >
      <span className="soft">
        {translate(live ? 'dashboard.live' : 'dashboard.updated', { time: clock(answeredAt) })}
      </span>
    </Button>
  );
}

/** The height of seven rows in trouble, in pixels. */
const USUAL_HEIGHT = 410;

interface TroubleRoomProps {
  readonly figures: Figures | undefined;
  readonly now: number;
  readonly ask: () => void;
}

/** The list of trouble; while it loads, a skeleton as high as the list was last, so that nothing below it moves (R9.12). */
function TroubleRoom({ figures, now, ask }: TroubleRoomProps) {
  const translate = useTranslate();
  const [last, setLast] = useStore('dashboard.troubleHeight', USUAL_HEIGHT);
  const [ref, height] = useHeight();
  useEffect(() => {
    if (height > 0) setLast(height);
  }, [height, setLast]);
  if (figures === undefined)
    return (
      <div role="status" aria-label={translate('app.loading')}>
        <Skeleton variant="rounded" height={last} className="needs" />
      </div>
    );
  return (
    <div ref={ref}>
      <Trouble figures={figures} now={now} ask={ask} />
    </div>
  );
}

/** Lines of the first card beside its sizes: a row of the other cards for each. */
const LINES = 6;

/** The boxes now, then capacity: three cards of one height. */
function Cards({ figures }: { readonly figures: Figures | undefined }) {
  const most = LINES + (figures?.boxTypeList?.length ?? 0);
  return (
    <div className="dashboard-panels stack">
      {figures === undefined ? (
        ['boxes-now', 'by-lockers', 'by-preferred'].map((card) => (
          <Skeleton variant="rounded" key={card} className={card} />
        ))
      ) : (
        <>
          <BoxesNow figures={figures} />
          <InUsePerLocker figures={figures} most={most} />
          <PreferredLockers figures={figures} most={most} />
        </>
      )}
    </div>
  );
}

interface ContentProps extends PageProps {
  readonly known: Known;
  readonly ask: () => void;
}

/** Trouble, the figures, then the cards; a loading skeleton, or the reason there are none. A refused user leaves for another page. */
function Content({ known, ask, firstPage }: ContentProps) {
  const { figures, answeredAt, error } = known;
  const phone = usePhone();
  const whyOf = useWhy();
  const refused = error instanceof CallError && error.status === 403;
  // The address of a refusal's link is this page.
  if (refused) return firstPage;
  if (figures === undefined && error !== undefined) {
    const why = error instanceof LateAnswer ? new Error(whyOf(error)) : error;
    return <ErrorState error={why} onRetry={ask} />;
  }
  return (
    <>
      <TroubleRoom figures={figures} now={answeredAt ?? 0} ask={ask} />
      {phone && figures === undefined && <div className="waits" />}
      <Window48 figures={figures} answeredAt={answeredAt} />
      <Cards figures={figures} />
    </>
  );
}

/** The list of first steps says that no gateway is set up. */
function useAboutBanner(): About {
  const { steps, waits } = useGettingStarted();
  const isListed = steps.some(({ step, done }) => step === 'GATEWAY' && !done);
  return { place: 'dashboard', isListed, undecided: waits };
}

/** R2.53: after sign-in the user goes to the dashboard. */
export default function Dashboard({ firstPage }: PageProps) {
  const translate = useTranslate();
  const { ask, ...known } = useDiagrams();
  const about = useAboutBanner();
  const { unknown } = useBanner(about);
  return (
    <Page
      title={translate('dashboard.title')}
      crumbs={null}
      fact={translate('dashboard.window')}
      actions={
        <>
          <LastAnswer {...known} ask={ask} />
          <Button component={Link} className="to-wall" to={`${WALL_ROOT}/${routes.wall.path}`}>
            <Icon name="screen" />
            {translate('dashboard.wall')}
          </Button>
          <ReserveBox />
        </>
      }
    >
      <Stale {...known} />
      <UndeliveredBanner {...about} />
      <GettingStarted />
      {unknown && <div className="waits" />}
      <Content known={known} ask={ask} firstPage={firstPage} />
    </Page>
  );
}
