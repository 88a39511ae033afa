// A server with trolleys added to its resources.
import { routesOfTable } from '../../../server/lists/routesOfTable.ts';
import type { OwnTable } from '../../../server/db/tables/own.ts';
import type { Route } from '../../../server/http/routesOf.ts';
import { openServer, type OpenServer } from '../servers/openServer.ts';
import { trolleys as contract } from './contract/trolleys.ts';
import { trolleys as table } from './server/db/migrations/trolleys.ts';

declare module '../../../server/db/tables.ts' {
  interface Tables {
    trolleys: OwnTable<typeof contract>;
  }
}

/** The trolley of this number: `Trolley 03` is ready at locker 3, costs 3.50 and is planned on 2027-01-03. */
export const draftOf = (number: number) => {
  const two = String(number).padStart(2, '0');
  return {
    name: `Trolley ${two}`,
    lockerId: ((number - 1) % 12) + 1,
    plannedOn: `2027-01-${two}`,
    price: number + 0.5,
    status: (['READY', 'LENT', 'BROKEN'] as const)[number % 3]!,
  };
};

/** A server with the trolley routes, with `count` of them, and `more`. */
export async function openTrolleys(
  count: number,
  more: readonly Route[] = [],
): Promise<OpenServer & { token: string }> {
  const answers = [...routesOfTable(contract, { table: 'trolleys' }), ...more];
  const server = await openServer({ answers });
  await table.up(server.database.db);
  const token = await server.signIn('admin');
  for (let number = 1; number <= count; number += 1)
    await server.ask(contract.create, draftOf(number), { token });
  return { ...server, token };
}
