// A terminal's long question for tasks. No connection to the database is held while it waits.
import type { TerminalTask } from '../../contract/terminals/terminalTasks.ts';
import { TASK_WAIT_MS } from '../../domain/terminals/terminals.ts';
import type { RequestContext } from '../http/context.ts';
import { takeTasks } from './terminalTasks.ts';

/**
 * The locker's tasks: those that are there, or those that come within `waitMs`. Empty when none came, when the
 * terminal went away or when the server stops.
 */
export async function waitForTasks(
  context: RequestContext,
  waitMs: number,
): Promise<TerminalTask[]> {
  const take = () => takeTasks(context.database, context.lockerId, context.now());
  if (waitMs === 0) return take();
  // Listening begins before the first look: a task made between the two would otherwise be slept through.
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
