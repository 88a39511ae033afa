// The rollouts in progress: status, progress and failures.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { VersionRow } from '../../../contract/terminals/versions.ts';
import type { RolloutState } from '../../../domain/terminals/rollouts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCount } from '../../ui/useCount.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Part } from './useWall.ts';

const MOST = 3;
const RUNNING: readonly (RolloutState | undefined)[] = ['HALTED', 'FIRST_RING', 'REST'];

/** Those in progress, the halted first; none where the server does not report rollouts. */
const runningOf = (rows: readonly VersionRow[]): readonly VersionRow[] =>
  rows
    .filter(({ rolloutState }) => rolloutState && RUNNING.includes(rolloutState))
    .toSorted((a, b) => RUNNING.indexOf(a.rolloutState) - RUNNING.indexOf(b.rolloutState));

/** How many of the target lockers have it; cancelled ones do not count. */
function Progress({ counts }: { readonly counts: NonNullable<VersionRow['taskCounts']> }) {
  const translate = useTranslate();
  const count = useCount();
  const { CREATED, UPDATING, SUCCEEDED, FAILED } = counts;
  const all = CREATED + UPDATING + SUCCEEDED + FAILED;
  const ratio = `${count(SUCCEEDED)} / ${count(all)}`;
  return (
    <>
      <span className="nw soft">{ratio}</span>
      {FAILED > 0 && (
        <b className="nw alarmed">{translate('wall.rollouts.failed', { smart_count: FAILED })}</b>
      )}
      <span className="wall-bar" aria-hidden="true">
        <i style={{ width: `${all > 0 ? (100 * SUCCEEDED) / all : 0}%` }} />
      </span>
    </>
  );
}

function One({ row }: { readonly row: VersionRow }) {
  const translate = useTranslate();
  const halted = row.rolloutState === 'HALTED';
  return (
    <li>
      <span className="grow cut">
        <Link to={pageUrl(routes.deployment, { lockerVersionId: row.lockerVersionId })}>
          {row.lockerVersionName}
        </Link>
      </span>
      <b className={halted ? 'nw wall-state alarmed' : 'nw wall-state'}>
        {halted && <Icon name="pause" />}
        {row.rolloutState && translate(`choices.rolloutState.${row.rolloutState}`)}
      </b>
      {row.taskCounts && <Progress counts={row.taskCounts} />}
    </li>
  );
}

/** Only while a rollout is in progress. */
export function Rollouts({ part }: { readonly part: Part<readonly VersionRow[]> }) {
  const translate = useTranslate();
  if (!part.shown) return null;
  const running = part.data && runningOf(part.data);
  if (running ? running.length === 0 : part.error === undefined) return null;
  const more = (running?.length ?? 0) - MOST;
  return (
    <Sheet
      title={translate('wall.rollouts.title')}
      to={listUrl('versions')}
      className="wall-rollouts"
    >
      {!part.data && <Unknown part={part} />}
      <ul className="wall-rows">
        {running?.slice(0, MOST).map((row) => (
          <One key={row.lockerVersionId} row={row} />
        ))}
      </ul>
      {more > 0 && <p className="soft">{translate('wall.more', { smart_count: more })}</p>}
    </Sheet>
  );
}
