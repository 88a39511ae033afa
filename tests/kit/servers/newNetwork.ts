// A server for a network on its first day: base data and one administrator.
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { seedBase } from '../../../server/seed/base/seedBase.ts';
import { openServer, type OpenServer } from './openServer.ts';
import { signInWith } from './signInWith.ts';
import { emptyDatabase } from '../databases/testDatabase.ts';
import type { Numbered } from '../../../domain/recordId.ts';

/** Opens it; close it after the test. */
export async function newNetwork(): Promise<OpenServer> {
  const database = await emptyDatabase();
  await migrate(database);
  await seedBase(database, 1);
  return openServer({ database });
}

/** The session of a user with only these authorities. */
export async function sessionWith(
  server: OpenServer,
  authoritySet: readonly string[],
): Promise<Numbered<SessionUser>> {
  const { userId, username, token, roleId } = await signInWith(server, authoritySet);
  const roles = [{ roleId, name: 'TEST_ROLE' }];
  return { userId, username, nikename: username, token, roles, authoritySet: [...authoritySet] };
}
