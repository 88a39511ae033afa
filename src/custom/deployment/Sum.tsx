// The progress of a rollout: a bar of all lockers, a legend with counts, and why it halted.
import { useTranslate } from 'react-admin';
import type { VersionInfo } from '../../../contract/terminals/versions.ts';
import type { ShownTaskStatus } from '../../../domain/terminals/versions.ts';
import { Icon } from '../../ui/Icon.tsx';
import { haltedByFirst, outcomeOf, sumsOf } from './sums.ts';

const ORDER: readonly ShownTaskStatus[] = [
  'SUCCEEDED',
  'UPDATING',
  'FAILED',
  'NOT_TRIED',
  'CREATED',
  'CANCELED',
];

/** For a rollout that ended with failures: on how many lockers. */
export function Failed({ version }: { readonly version: VersionInfo }) {
  const translate = useTranslate();
  const outcome = outcomeOf(version);
  if (outcome !== 'FAILED' && outcome !== 'PARTLY_FAILED') return null;
  const everywhere = outcome === 'FAILED';
  const { FAILED, NOT_TRIED } = sumsOf(version.lockerVersionTaskList);
  return (
    <div className={everywhere ? 'note alarm' : 'note warn'} role="status">
      <Icon name={everywhere ? 'stop' : 'warn'} />
      <p className="grow">
        <b>
          {translate(`deployment.${everywhere ? 'failed' : 'partlyFailed'}`, {
            smart_count: FAILED + NOT_TRIED,
          })}
        </b>
        {NOT_TRIED > 0 && (
          <span className="task-why">
            {translate('deployment.notTried', { smart_count: NOT_TRIED })}
          </span>
        )}
      </p>
    </div>
  );
}

/** For a rollout that halted on failures: what halted it and what that means. */
export function Halted({ version }: { readonly version: VersionInfo }) {
  const translate = useTranslate();
  if (version.rolloutState !== 'HALTED') return null;
  const by = haltedByFirst(version) ? 'first' : 'rest';
  return (
    <div className="note alarm" role="alert">
      <Icon name="pause" />
      <p className="grow">
        <b>{translate(`deployment.halted.${by}`, { percent: version.ringThreshold ?? 100 })}</b>
        <span className="task-why">{translate('deployment.halted.text')}</span>
      </p>
    </div>
  );
}

export function Sum({ version }: { readonly version: VersionInfo }) {
  const translate = useTranslate();
  const tasks = version.lockerVersionTaskList;
  const sums = sumsOf(tasks);
  const shown = ORDER.filter((status) => sums[status] > 0);
  // Of a rollout that was cancelled as a whole, all lockers count.
  const all = tasks.length - sums.CANCELED || tasks.length;
  const messages = translate('deployment.progress', { done: sums.SUCCEEDED, all });
  return (
    <section className="panel pad rollout-sum stack-8" aria-label={messages}>
      <p role="status">{messages}</p>
      <div className="rollout-bar" aria-hidden="true">
        {shown.map((status) => (
          <i key={status} className={status.toLowerCase()} style={{ flexGrow: sums[status] }} />
        ))}
      </div>
      <ul className="rollout-counts">
        {shown.map((status) => (
          <li className="row" key={status}>
            <i className={status.toLowerCase()} aria-hidden="true" />
            {translate('deployment.counts', {
              count: sums[status],
              what: translate(`choices.lockerVersionStatus.${status}`),
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
