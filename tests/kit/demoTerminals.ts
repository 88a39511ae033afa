// Acts as a terminal of the demo network: reports events at a locker as its computer would.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint, Input } from '../../contract/endpoint.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import { requestOf } from './servers/requestOf.ts';

interface Key {
  lockerId: number;
  key: string;
}

/** The key of this locker's terminal, or of any by default. */
export async function demoTerminalKey(dataDir: string, lockerId?: number): Promise<string> {
  const keys: Key[] = JSON.parse(await readFile(join(dataDir, 'demo-terminals.json'), 'utf8'));
  const found = keys.find((one) => lockerId === undefined || one.lockerId === lockerId);
  if (!found) throw new Error(`Locker ${lockerId ?? ''} has no terminal.`);
  return found.key;
}

/** A running server with the demo network. */
export interface DemoServer {
  readonly url: string;
  readonly dataDir: string;
}

/** What was deposited, and where. */
export interface Deposit {
  readonly lockerId: number;
  readonly boxId: number;
  readonly ordersId: number;
}

/** Deposits a parcel at the locker: its door opens, takes it, and closes. */
export async function layIn(server: DemoServer, deposit: Deposit): Promise<void> {
  const { lockerId, boxId, ordersId } = deposit;
  const terminalKey = await demoTerminalKey(server.dataDir, lockerId);
  const say = async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const answer = await fetch(requestOf(endpoint, input, { terminalKey }, server.url));
    if (!answer.ok) throw new Error(`The terminal was refused: ${await answer.text()}`);
  };
  const key = (what: string) => `${what} of parcel ${ordersId}`;
  const now = () => Date.now();
  const door = { boxId, doorStatus: 'OPEN' as const, time: now(), key: key('door opened') };
  await say(terminals.door, door);
  const what = 'DEPOSITED' as const;
  await say(terminals.parcel, { ordersId, boxId, what, time: now(), key: key('deposit') });
  const closed = { boxId, doorStatus: 'CLOSED' as const, time: now(), key: key('door closed') };
  await say(terminals.door, closed);
}
