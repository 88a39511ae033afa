// Reads a parcel's PIN from its message, as the recipient does, and has the terminal check it.
import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import type { Database } from '../../server/db/connect.ts';
import { insertRow } from './databases/rows.ts';

type Say = <I extends Endpoint['input'], O extends Endpoint['output']>(
  endpoint: Endpoint<I, O>,
  input: Input<Endpoint<I, O>>,
) => Promise<{ status: number; body: O['_output'] }>;

/** A locker's terminal, its clock and its server's database. */
interface Speaker {
  readonly db: Database['db'];
  readonly say: Say;
  now(): number;
}

let payments = 0;

/** The PIN last sent to the parcel's recipient; undefined where the parcel has left or nobody was notified. */
export async function pinOf(
  { db }: Pick<Speaker, 'db'>,
  ordersId: number,
): Promise<string | undefined> {
  const rows = await db
    .selectFrom('outbox')
    .select('data')
    .where('ordersId', '=', ordersId)
    .where('event', 'in', ['DEPOSIT', 'PIN_RESEND'])
    .orderBy('outboxId', 'desc')
    .execute();
  return rows.map(({ data }) => data['pinCode'] as string | undefined).find(Boolean);
}

/** Enters the PIN and pays what is due; returns the proof for a COLLECTED report. Undefined where the PIN is invalid. */
export async function checkedPin(
  terminal: Speaker,
  ordersId: number,
): Promise<{ collectionId?: string }> {
  const pinCode = await pinOf(terminal, ordersId);
  if (pinCode === undefined) return {};
  const { status, body } = await terminal.say(terminals.collect, { pinCode });
  if (status !== 200) return {};
  for (const { ordersId: owed } of body.orders.filter(({ toPay }) => toPay > 0)) {
    payments += 1;
    const key = `payment before taking out ${payments}`;
    await terminal.say(terminals.payment, { key, ordersId: owed, time: terminal.now() });
  }
  return { collectionId: body.collectionId };
}

/** Signs a courier in at the locker; returns the user, who proves a removal. */
export async function signedInCourier({
  db,
  now,
  lockerId,
}: Pick<Speaker, 'db' | 'now'> & { readonly lockerId: number }): Promise<number> {
  const users = await db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.roleId', 'staff.roleId')
    .select(['userId', 'username', 'authoritySet'])
    .where('loginType', '=', 'TERMINAL')
    .where('userStatus', '=', 'ACTIVE')
    .orderBy('userId')
    .execute();
  const courier = users.find(({ authoritySet }) => authoritySet.includes('TERMINAL_COLLECT'));
  if (!courier) throw new Error('No courier may collect.');
  const { userId, username: byName } = courier;
  await insertRow(db, 'events', {
    time: now(),
    type: 'SIGNED_IN',
    byType: 'STAFF',
    byId: userId,
    byName,
    subjectType: 'session',
    subjectId: String(userId),
    lockerId,
  });
  return userId;
}
