// What every declared resource keeps, asked of representative ones.
import { expect, test } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import type { Output } from '../../contract/endpoint.ts';
import { lockerGroups } from '../../contract/lockers/lockerGroups.ts';
import { rowsIn } from '../kit/browser/pageRows.ts';
import { actionConformance } from '../kit/screens/actionConformance.tsx';
import { formConformance } from '../kit/screens/formConformance.tsx';
import { resourceConformance } from '../kit/screens/resourceConformance.tsx';
import type { OpenServer } from '../kit/servers/openServer.ts';
import { others, representatives } from './representatives.ts';

test('some stand for the others', () => {
  expect(representatives).toHaveLength(3);
  expect(others.length).toBeGreaterThan(representatives.length);
});

await resourceConformance(representatives);
await formConformance(representatives);
/** Empties the groups: a locker that is in the chosen one already would not be saved. */
async function emptyGroups({ ask }: OpenServer, session: SessionUser): Promise<void> {
  const { body } = await ask(lockerGroups.list, { page: 0, size: 100 }, session);
  const groups = rowsIn(body) as unknown as Output<typeof lockerGroups.one>[];
  for (const { id, name } of groups)
    await ask(lockerGroups.update, { id, name, lockerIds: [] }, session);
}

await actionConformance(representatives, async (act, server, session) => {
  if (act === 'lockers.addToGroup') await emptyGroups(server, session);
});
