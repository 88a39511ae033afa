// Tells the server what the terminal has noted since it told the last time, in batches.
import { sayLogs, type Terminal } from './report.ts';

/** Lines told at once. */
const BATCH = 100;

/** Tells every line that was not told yet; the last batch says that it is the last, also where there is nothing. */
async function tellAll(terminal: Terminal, taskId: string): Promise<void> {
  const { journal } = terminal;
  const lines = journal.untold(BATCH);
  const more = journal.untold(BATCH + 1).length > lines.length;
  await sayLogs(terminal, taskId, lines, more);
  journal.drop(lines.length);
  if (more) await tellAll(terminal, taskId);
}

/**
 * What is to be done when the server asks for the log. A question that comes again while lines are on their way is
 * answered by those; one that comes again later is answered anew: its answer was lost.
 */
export function logTeller(terminal: Terminal): (taskId: string) => void {
  let telling = false;
  return (taskId) => {
    if (telling) return;
    telling = true;
    terminal.journal.note('INFO', 'Log asked for');
    tellAll(terminal, taskId)
      .catch(() => undefined)
      .finally(() => {
        telling = false;
      });
  };
}
