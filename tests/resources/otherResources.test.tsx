// What every declared resource, form and act keeps, asked of all but those that stand for them in the gate.
import type { SessionUser } from '../../contract/account/sessions.ts';
import { alertCalls, alerts } from '../../contract/operations/alerts.ts';
import type { OpenServer } from '../kit/servers/openServer.ts';
import { legacyBoxes } from '../../contract/lockers/legacyBoxes.ts';
import { legacyLockers } from '../../contract/lockers/legacyLockers.ts';
import { actionConformance } from '../kit/screens/actionConformance.tsx';
import { formConformance } from '../kit/screens/formConformance.tsx';
import { resourceConformance } from '../kit/screens/resourceConformance.tsx';
import { rowsIn } from '../kit/browser/pageRows.ts';
import { others } from './representatives.ts';

/** An alert that is the caller's, or snoozed. */
async function withAlert(act: string, { ask }: OpenServer, session: SessionUser): Promise<void> {
  const asked = { page: 0, size: 10, alertState: 'OPEN' } as const;
  const id = rowsIn((await ask(alerts.list, asked, session)).body)[0]?.['id'] as number;
  if (act === 'alerts.release') await ask(alertCalls.acknowledge, { id }, session);
  const snoozed = { id, snoozeFor: 'HOUR', snoozeReason: 'A part is ordered' } as const;
  if (act === 'alerts.wake') await ask(alertCalls.snooze, snoozed, session);
}

await resourceConformance(others);
await formConformance(others);
await actionConformance(others, async (act, server, session) => {
  const { ask } = server;
  if (act.startsWith('alerts.')) await withAlert(act, server, session);
  if (act !== 'legacyLockers.enable') return;
  const { body } = await ask(legacyLockers.list, { page: 0, size: 10 }, session);
  const id = rowsIn(body).at(-1)?.['id'] as number;
  await ask(legacyBoxes.setStatus, { id, status: 'LOCKED' }, session);
});
