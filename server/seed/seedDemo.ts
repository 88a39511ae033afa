// The demo network: a postal operator in Cyprus, generated from one seed, with a history up to now.
import { markDemo } from '../demo/demoAccounts.ts';
import type { Database } from '../db/connect.ts';
import { fill, setCounters } from '../db/fill.ts';
import { TABLE_KEYS } from '../db/tableKeys.ts';
import { seedBase } from './base/seedBase.ts';
import { buildCases } from './stories/buildCases.ts';
import { buildRoles } from './people/colleagues.ts';
import { buildDiscounts, setDiscounts } from './stories/discounts.ts';
import { buildDistricts } from './base/districts.ts';
import { buildParcels } from './stories/buildParcels.ts';
import { buildHolidays } from './base/holidays.ts';
import { buildLegacyLockers } from './network/buildLegacyLockers.ts';
import { buildLockerGroups } from './network/buildLockerGroups.ts';
import { buildLockers } from './network/buildLockers.ts';
import { buildLockerLogs } from './network/buildLockerLogs.ts';
import { buildMembers } from './people/buildMembers.ts';
import { buildMessages } from './stories/buildMessages.ts';
import { emptyNetwork, type Network } from './network/emptyNetwork.ts';
import { buildPayments } from './stories/buildPayments.ts';
import { buildProviderCalls } from './people/buildProviderCalls.ts';
import { buildProviders } from './network/buildProviders.ts';
import { buildReportSchedules } from './stories/buildReportSchedules.ts';
import { buildScreens } from './network/buildScreens.ts';
import { type DemoSize, WHOLE } from './network/size.ts';
import { buildSignatures } from './stories/signatures.ts';
import { buildStaff } from './people/buildStaff.ts';
import { buildTroubles } from './stories/buildTroubles.ts';
import { buildVersions } from './network/buildVersions.ts';

/** Generates the network in memory; `roles` maps role names to ids. */
async function build(
  now: number,
  size: DemoSize,
  roles: ReadonlyMap<string, number>,
): Promise<Network> {
  const network = emptyNetwork(now, size);
  buildDistricts(network);
  const { lockers, boxes } = buildLockers(network);
  buildLockerGroups(network, lockers);
  buildLegacyLockers(network, lockers, boxes);
  const members = buildMembers(network, lockers);
  const { providers, agents } = buildProviders(network);
  await buildStaff(network, buildRoles(network, roles));
  buildHolidays(network);
  const parcels = buildParcels(network, { lockers, boxes, members, agents, providers });
  buildDiscounts(network);
  buildPayments(network, members, parcels);
  buildTroubles(network, lockers, boxes);
  buildVersions(network, lockers);
  buildScreens(network, lockers);
  buildLockerLogs(network, lockers, boxes);
  buildSignatures(network, parcels);
  buildCases(network, parcels);
  buildProviderCalls(network, providers);
  buildMessages(network);
  buildReportSchedules(network);
  return network;
}

/**
 * Fills an empty database with the demo network in one transaction. Adds missing base data.
 * @param now epoch milliseconds, the end of the history
 */
export async function seedDemo(
  database: Database,
  now: number,
  size: DemoSize = WHOLE,
): Promise<void> {
  await seedBase(database, now);
  const roles = await database.db.selectFrom('roles').select(['roleId', 'name']).execute();
  const network = await build(now, size, new Map(roles.map(({ roleId, name }) => [name, roleId])));
  const happened = network.events.toSorted((one, other) => one.time - other.time);
  const events = happened.map(
    ({ fromState = null, toState = null, data = {}, ...event }, index) => ({
      id: index + 1,
      ordersId: null,
      memberId: null,
      lockerId: null,
      boxId: null,
      byId: null,
      byName: null,
      ip: null,
      ...event,
      fromState,
      toState,
      data,
    }),
  );
  await database.transaction(async (trx) => {
    for (const { table } of TABLE_KEYS) {
      await fill(trx, table, table === 'events' ? events : (network.rows[table] ?? []));
    }
    await setDiscounts(trx, now);
    await setCounters(trx);
    await markDemo({ ...database, db: trx }, now);
  });
}
