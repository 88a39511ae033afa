// Boxes being opened remotely: a task per box, polled each second until it ends. Outside React.
import { boxes as boxCalls, type Box } from '../../../../contract/boxes/boxes.ts';
import { REMOTE_OPEN_POLL_MS } from '../../../../domain/limits.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { OPEN_TIMEOUT_MS } from '../../../../domain/terminals/terminals.ts';
import { call } from '../../../dataProvider/call.ts';
import { CallError, mayRetry } from '../../../dataProvider/callError.ts';

/** How long the page waits for a task's result; the server itself gives up earlier. */
export const GIVE_UP_AFTER_MS = OPEN_TIMEOUT_MS + 5_000;

/** Reasons that the page detects, in addition to those of the server's task. */
export const OWN_ERRORS = ['SILENT', 'NOT_ASKED', 'UNKNOWN'] as const;

export type OpenError =
  | 'JAMMED'
  | 'NO_ANSWER'
  | 'OFFLINE'
  | 'REFUSED'
  | (typeof OWN_ERRORS)[number];

export type OpenState = 'ASKING' | 'CREATED' | 'SENT' | 'OPENED' | 'FAILED';

/** One box being opened; times are epoch milliseconds. */
export interface OpenRow {
  box: Box;
  state: OpenState;
  sentAt: number;
  endedAt: number | null;
  error: OpenError | null;
  /** The server's message, where it refused. */
  message: string | null;
}

/** The boxes being opened, and the available actions. */
export type Opening = ReturnType<typeof openBoxes>;

export function isOver(row: OpenRow): boolean {
  return row.state === 'OPENED' || row.state === 'FAILED';
}

/** Whether a retry may succeed: what the server refused, it would refuse again. */
export const mayAgain = (row: OpenRow): boolean => row.state === 'FAILED' && row.message === null;

const WAITING: Record<string, OpenState> = {
  CREATED: 'CREATED',
  SENT: 'SENT',
  SUCCESS: 'OPENED',
  FAILED: 'FAILED',
};

function begun(box: Box): OpenRow {
  return { box, state: 'ASKING', sentAt: Date.now(), endedAt: null, error: null, message: null };
}

/** What a failed request means for a row: a final refusal, or a failure that may pass. */
function refusal(error: unknown): Partial<OpenRow> | null {
  if (!(error instanceof CallError) || mayRetry(error)) return null;
  return { state: 'FAILED', error: 'REFUSED', message: error.message };
}

/** Opens the boxes: a task each, polled until it ends (R4.12, R4.13). `reason` is kept in their history. */
export function openBoxes(chosen: readonly Box[], reason?: string) {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  const listeners = new Set<() => void>();
  let rows: readonly OpenRow[] = chosen.map(begun);

  const change = (boxId: RecordId, part: Partial<OpenRow>) => {
    if (signal.aborted) return;
    rows = rows.map((row) => {
      if (row.box.boxId !== boxId) return row;
      const next = { ...row, ...part };
      return isOver(next) && !isOver(row) ? { ...next, endedAt: Date.now() } : next;
    });
    for (const listener of listeners) listener();
  };
  const pause = () => new Promise((done) => void setTimeout(done, REMOTE_OPEN_POLL_MS));
  const look = async (boxId: RecordId, taskId: string): Promise<boolean> => {
    try {
      const { taskStatus, error } = await call(boxCalls.openTask, { taskId }, { signal });
      const state = WAITING[taskStatus] ?? 'CREATED';
      change(boxId, { state, error: state === 'FAILED' ? (error ?? 'UNKNOWN') : null });
      return state === 'OPENED' || state === 'FAILED';
    } catch (error) {
      const refused = refusal(error);
      if (refused) change(boxId, refused);
      return refused !== null;
    }
  };
  const follow = async (boxId: RecordId, taskId: string, until: number): Promise<void> => {
    await pause();
    if (signal.aborted || (await look(boxId, taskId))) return;
    if (Date.now() >= until) change(boxId, { state: 'FAILED', error: 'SILENT' });
    else await follow(boxId, taskId, until);
  };
  const open = async ({ boxId }: Box): Promise<void> => {
    const until = Date.now() + GIVE_UP_AFTER_MS;
    try {
      const { taskId } = await call(boxCalls.remoteOpen, { boxId, reason }, { signal });
      change(boxId, { state: 'CREATED' });
      await follow(boxId, taskId, until);
    } catch (error) {
      change(boxId, refusal(error) ?? { state: 'FAILED', error: 'NOT_ASKED' });
    }
  };
  for (const box of chosen) void open(box);
  return {
    rows: () => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Retries boxes whose opening failed and may succeed. */
    again: (boxIds: readonly RecordId[]) => {
      const failed = rows.filter((row) => mayAgain(row) && boxIds.includes(row.box.boxId));
      for (const { box } of failed) {
        change(box.boxId, begun(box));
        void open(box);
      }
    },
    /** Stops polling; commands sent to the terminal are not withdrawn. */
    stop: () => giveUp.abort(),
  };
}
