// Takes a parcel's PIN out of its message, as its owner reads it, and has the terminal check it.
import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import type { Database } from '../../server/db/connect.ts';

type Say = <I extends Endpoint['input'], O extends Endpoint['output']>(
  endpoint: Endpoint<I, O>,
  input: Input<Endpoint<I, O>>,
) => Promise<{ status: number; body: O['_output'] }>;

/** A locker's terminal, its clock and the database behind its server. */
interface Speaker {
  readonly db: Database['db'];
  readonly say: Say;
  now(): number;
}

let payments = 0;

/** The PIN that the parcel's owner was sent last; nothing where it left already or nobody was told. */
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

/** Enters the PIN and pays what is due; gives the proof that a report of COLLECTED names. None where the PIN opens nothing. */
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
