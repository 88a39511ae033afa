// The state of the queue, its progress, and its one action: pause, resume, retry or confirm.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import {
  progressOf,
  reloadsPage,
  type Queue,
  type QueueState,
} from '../../../domain/terminals/uploadQueue.ts';
import { useNumber } from '../../ui/useNumber.ts';
import type { Pictures } from './pictures.ts';

const MB = 1024 * 1024;
const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

const countOf = ({ items }: Queue, state: 'waiting' | 'failed'): number =>
  items.filter((item) => item.state === state).length;

/** The action of a state: the button's label and the event it sends. */
const ACTIONS: Partial<
  Record<QueueState, readonly (readonly [string, 'started' | 'paused' | 'retried' | 'confirmed'])[]>
> = {
  uploading: [['pause', 'paused']],
  paused: [['resume', 'started']],
  confirm: [
    ['confirm', 'confirmed'],
    ['retry', 'retried'],
  ],
};

function Bar({ percent }: { percent: number }) {
  const translate = useTranslate();
  return (
    <div
      className="queue-progress"
      role="progressbar"
      aria-label={translate('marketing.progress')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}

export function QueueBar({ queue, dispatch }: Pick<Pictures, 'queue' | 'dispatch'>) {
  const translate = useTranslate();
  const format = useNumber();
  const { state, items } = queue;
  if (state === 'pending') return null;
  // What the server refused, it refuses again.
  const isFinal = items.every((item) => item.state !== 'failed' || item.refusal !== undefined);
  const actions = (ACTIONS[state] ?? []).filter(([, type]) => type !== 'retried' || !isFinal);
  const percent = Math.floor(progressOf(queue) * 100);
  const text = translate(`marketing.state.${reloadsPage(queue) ? 'nothing' : state}`, {
    percent,
    size: `${format(items.reduce((sum, { size }) => sum + size, 0) / MB, TENTH)} MB`,
    smart_count: countOf(queue, state === 'confirm' ? 'failed' : 'waiting'),
  });
  return (
    <div className="queue-bar wrap well" data-state={state}>
      {(state === 'uploading' || state === 'paused') && <Bar percent={percent} />}
      <span className="grow" role="status">
        {text}
      </span>
      {actions.map(([word, type]) => (
        <Button
          key={word}
          variant={word === 'pause' || (word === 'confirm' && !isFinal) ? 'outlined' : 'contained'}
          size="small"
          onClick={() => dispatch({ type })}
        >
          {translate(`marketing.${word}`)}
        </Button>
      ))}
    </div>
  );
}
