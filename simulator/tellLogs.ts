// Sends a terminal's log lines since the last request to the server, in batches.
import { sayLogs, type Terminal } from './report.ts';

/** Lines per batch. */
const BATCH = 100;

/** Sends all pending lines; the last batch is marked as such, even if it is empty. */
async function tellAll(terminal: Terminal, taskId: string): Promise<void> {
  const { journal } = terminal;
  const lines = journal.untold(BATCH);
  const more = journal.untold(BATCH + 1).length > lines.length;
  await sayLogs(terminal, taskId, lines, more);
  journal.drop(lines.length);
  if (more) await tellAll(terminal, taskId);
}

/**
 * Handles the server's requests for the log. A request repeated while lines are being sent is covered by those; one
 * repeated later is answered again, as the former response was lost.
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
