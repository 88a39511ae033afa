// Long polling of a terminal for tasks. No database connection is held while it waits.
import type { TerminalTask } from '../../contract/terminals/terminalTasks.ts';
import { TASK_WAIT_MS } from '../../domain/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { takeTasks } from './terminalTasks.ts';

/**
 * The locker's tasks: existing ones, or those created within `waitMs`. Empty if there are none, if the terminal
 * disconnected or if the server stops.
 */
export async function waitForTasks(
  context: RequestContext,
  waitMs: number,
): Promise<TerminalTask[]> {
  const take = () => takeTasks(context.database, context.lockerId, context.now());
  if (waitMs === 0) return take();
  // Subscribe before the first read, so that a task created between the two is not missed.
  const enough = new AbortController();
  const leave = () => enough.abort();
  context.signal.addEventListener('abort', leave);
  if (context.signal.aborted) leave();
  try {
    const woken = context.hub.wait(context.lockerId, Math.min(waitMs, TASK_WAIT_MS), enough.signal);
    const there = context.signal.aborted ? [] : await take();
    if (there.length > 0) return there;
    return (await woken) && !context.signal.aborted ? await take() : [];
  } finally {
    context.signal.removeEventListener('abort', leave);
    leave();
  }
}
