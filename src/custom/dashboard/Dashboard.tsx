// The dashboard: what happened in 48 hours, what the boxes are now, where room runs out.
import { useTranslate } from 'react-admin';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { Icon } from '../../engine/Icon.tsx';
import { Page } from '../../engine/Page.tsx';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../engine/states/Forbidden.tsx';
import { BoxesNow } from './BoxesNow.tsx';
import type { Told } from './figures.ts';
import { FreeBySize } from './FreeBySize.tsx';
import { InUsePerLocker } from './InUsePerLocker.tsx';
import { dashboard } from './page.ts';
import { OpenCases } from './OpenCases.tsx';
import { PreferredLockers } from './PreferredLockers.tsx';
import { useDiagrams, type Known } from './useDiagrams.ts';
import { useNumbers } from './useNumbers.ts';
import { Waiting } from './Waiting.tsx';
import { Window48 } from './Window48.tsx';
import './dashboard.css';

/** The figures of an earlier answer: says of when they are, and why there are no later ones. */
function Stale({ answeredAt, error }: Known) {
  const translate = useTranslate();
  const { clock } = useNumbers();
  if (answeredAt === undefined || error === undefined || isOffline(error)) return null;
  const why = error instanceof Error ? error.message : '';
  return (
    <div className="note warn dashboard-stale" role="status">
      <Icon name="warn" />
      <p>
        <b>{translate('dashboard.stale.line', { time: clock(answeredAt) })}</b>
        <span>{translate('dashboard.stale.text', { why })}</span>
      </p>
    </div>
  );
}

function LastAnswer({ answeredAt, ask }: Known & { readonly ask: () => void }) {
  const translate = useTranslate();
  const { clock } = useNumbers();
  if (answeredAt === undefined) return null;
  return (
    <button
      type="button"
      className="btn quiet last-answer"
      title={translate('dashboard.askAgain')}
      onClick={ask}
    >
      <Icon name="refresh" />
      <span className="soft">{translate('dashboard.updated', { time: clock(answeredAt) })}</span>
    </button>
  );
}

function Panels({ told }: { readonly told: Told }) {
  return (
    <div className="dashboard-panels">
      <BoxesNow told={told} />
      <FreeBySize told={told} />
      <InUsePerLocker told={told} />
      <PreferredLockers told={told} />
    </div>
  );
}

/** Figures, or the shape of what comes, or why there are none. */
function Content({
  known,
  title,
  ask,
}: {
  readonly known: Known;
  readonly title: string;
  readonly ask: () => void;
}) {
  const { told, error } = known;
  const refused = error instanceof CallError && error.status === 403;
  if (refused) return <Forbidden page={title} needs={dashboard.needs} />;
  if (told === undefined && error !== undefined) return <ErrorState error={error} onRetry={ask} />;
  return (
    <>
      <Window48 told={told} />
      {told && <OpenCases told={told} />}
      {told === undefined ? <Waiting /> : <Panels told={told} />}
    </>
  );
}

/** 'After login the user goes to the dashboard.' */
export function Dashboard() {
  const translate = useTranslate();
  const { ask, ...known } = useDiagrams();
  const title = translate('dashboard.title');
  return (
    <Page
      title={title}
      fact={translate('dashboard.window')}
      actions={<LastAnswer {...known} ask={ask} />}
    >
      <Stale {...known} />
      <Content known={known} title={title} ask={ask} />
    </Page>
  );
}
