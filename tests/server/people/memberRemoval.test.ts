// A deleted customer: "Name, address and how they are reached are removed everywhere, from the history too."
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');
const member = await insertRow(server, 'members', {
  username: 'zenobia.kyrou',
  firstName: 'Zenobia',
  lastName: 'Kyrou',
  memberNo: 'T-9000',
  mobile: '97001122',
  email: 'zenobia@example.test',
  address: 'Ledra 77',
  creationTime: 1,
  lastUpdatedTime: 1,
});
const { memberId } = member;

const LEFT = /zenobia|kyrou|97001122|Ledra 77/i;

/** A finished parcel of theirs in which they stand as the one who took it out, or who laid it in. */
async function parcelOf(hands: object) {
  const { ordersId } = await insertRow(server, 'parcels', {
    parcelNumber: `ZK${Math.floor(Math.random() * 1e9)}`,
    ordersStatus: 'FINISHED',
    parcelType: 'DEPOSIT_PARCEL',
    ordersType: 'REGISTERED',
    lockerId: 1,
    memberId,
    customerMobile: '97001122',
    creationTime: 1,
    lastUpdatedTime: 1,
    ...hands,
  });
  return ordersId;
}

it.each(['STORED', 'EXPIRED', 'WAREHOUSE_STORED'] as const)(
  'whose parcel is %s stays: it is theirs',
  async (ordersStatus) => {
    const ordersId = await parcelOf({ ordersStatus });
    const { status, body } = await server.ask(members.remove, { memberId }, { token });
    await server.database.db.deleteFrom('parcels').where('ordersId', '=', ordersId).execute();
    expect([status, body]).toMatchObject([409, { code: 'MEMBER_HAS_PARCEL' }]);
  },
);

it('nothing of them is left in any table: they took one parcel out, and posted another', async () => {
  const collected = await parcelOf({
    storeUserType: 'COURIER',
    storeUsername: 'Rapid Rider',
    collectUserType: 'MEMBER',
    collectUsername: 'Zenobia Kyrou',
    collectUserMobile: '97001122',
    podName: 'Zenobia Kyrou',
    podCollector: 'Zenobia Kyrou',
  });
  await parcelOf({
    parcelType: 'DELIVER_PARCEL',
    storeUserType: 'MEMBER',
    storeUsername: 'Zenobia Kyrou',
    storeOtpMobile: '97001122',
    collectUserType: 'COURIER',
    collectUsername: 'Rapid Rider',
    podName: 'Rapid Rider',
  });
  await insertRow(server, 'outbox', {
    event: 'COLLECTION',
    channel: 'SMS',
    address: '97001122',
    data: JSON.stringify({ name: 'Zenobia Kyrou' }),
    state: 'SENT',
    ordersId: collected,
    memberId,
    creationTime: 1,
  });
  expect((await server.ask(members.remove, { memberId }, { token })).status).toBe(200);
  const tables = await server.database.db.introspection.getTables();
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select "row"::text as "text" from ${sql.table(name)} as "row"
      where "row"::text ~* ${LEFT.source}`.execute(server.database.db);
    expect([name, rows]).toEqual([name, []]);
  }
  const { body } = await server.ask(parcels.one, { ordersId: collected }, { token });
  expect(body).toMatchObject({ storeUsername: 'Rapid Rider', podName: null, podCollector: null });
});
