// Two lockers of a test's own in a real server, one with a terminal whose words the test says itself.
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { readEvents, readRow, readRows } from '../../kit/databases/rows.ts';
import { forFile, forEachTest } from '../../kit/servers/forFile.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';

/** How a terminal asks when it is not as it should. */
interface Asking {
  key?: string;
  signal?: AbortSignal;
}

type Given = Pick<
  OpenLocker,
  'clock' | 'server' | 'staff' | 'lockerId' | 'boxIds' | 'foreignBoxId' | 'key'
>;

export class OpenLocker {
  readonly clock: { now: number };
  readonly server: OpenServer;
  readonly staff: string;
  readonly lockerId: number;
  /** The key that its terminal holds. */
  readonly key: string;
  /** Boxes of the locker: free ones. */
  readonly boxIds: readonly number[];
  readonly foreignBoxId: number;

  constructor(given: Given) {
    this.clock = given.clock;
    this.server = given.server;
    this.staff = given.staff;
    this.lockerId = given.lockerId;
    this.key = given.key;
    this.boxIds = given.boxIds;
    this.foreignBoxId = given.foreignBoxId;
  }

  get db() {
    return this.server.database.db;
  }

  get boxId(): number {
    return this.boxIds[0]!;
  }

  readonly now = () => this.clock.now;

  pass(ms: number): void {
    this.clock.now += ms;
  }

  /** What the terminal asks or says; gives the status and the body. */
  async say<I extends Endpoint['input'], O extends Endpoint['output']>(
    endpoint: Endpoint<I, O>,
    input: Input<Endpoint<I, O>>,
    { key = this.key, signal }: Asking = {},
  ): Promise<{ status: number; body: O['_output'] & { code?: string } }> {
    const request = requestOf(endpoint, input, { terminalKey: key });
    const response = await this.server.app.fetch(
      signal ? new Request(request, { signal }) : request,
    );
    return { status: response.status, body: await response.json() };
  }

  beat() {
    return this.say(terminals.heartbeat, { version: '4.2.0', upTime: 1_000 });
  }

  async tasks() {
    return (await this.say(terminals.tasks, {})).body.tasks;
  }

  /** Staff ask for the box to be opened; gives the task's id. */
  async open(boxId: number = this.boxId): Promise<string> {
    const { body } = await this.server.ask(boxes.remoteOpen, { boxId }, { token: this.staff });
    return body.taskId;
  }

  /** How staff see the task. */
  async task(taskId: string) {
    return (await this.server.ask(boxes.openTask, { taskId }, { token: this.staff })).body;
  }

  async locker() {
    const { lockerId } = this;
    const [beat] = await readRows(this, 'lockerHeartbeats', { lockerId });
    return { ...(await readRow(this, 'lockers', { lockerId })), ...beat };
  }

  box(boxId: number = this.boxId) {
    return readRow(this, 'boxes', { boxId });
  }

  /** What the history says of this locker, oldest first. */
  async history(): Promise<string[]> {
    const rows = await readEvents(this, { lockerId: this.lockerId });
    return rows.map(({ type, fromState, toState }) =>
      toState === null ? type : `${type} ${fromState ?? '?'} → ${toState}`,
    );
  }
}

/** A new locker with three free boxes. */
export async function makeLocker({ db }: OpenServer['database'], name: string, now: number) {
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const { lockerId } = await db
    .insertInto('lockers')
    .values({ lockerName: name, lockerNumber: name, ...stamps })
    .returning('lockerId')
    .executeTakeFirstOrThrow();
  const box = (number: number) => ({
    lockerId,
    name: `A0${number}`,
    boxTypeId: 1,
    positionX: 0,
    positionY: number,
    boardNumber: 1,
    portNumber: number,
    ...stamps,
  });
  const rows = await db.insertInto('boxes').values([1, 2, 3].map(box)).returning('boxId').execute();
  return { lockerId, boxIds: rows.map((row) => row.boxId) };
}

/** Gives the locker a terminal that holds this key. */
export async function giveTerminal(
  server: OpenServer,
  lockerId: number,
  key: string,
  now: number,
): Promise<void> {
  const keyHmac = server.secrets.hmac('terminal', key);
  await server.database.db
    .insertInto('terminals')
    .values({ lockerId, keyHmac, creationTime: now, lastUpdatedTime: now })
    .execute();
}

/** A server for the tests of one file, its clock and somebody signed in. */
export interface Surroundings {
  server: OpenServer;
  clock: { now: number };
  staff: string;
  close(): Promise<void>;
}

/** Opens a server whose clock the tests own. */
export async function openSurroundings(): Promise<Surroundings> {
  const clock = { now: Date.now() };
  const server = await openServer({ now: () => clock.now });
  return { server, clock, staff: await server.signIn('admin'), close: () => server.close() };
}

let made = 0;

/** A new locker that has a terminal, and another that has none. */
export async function openLocker(around: Omit<Surroundings, 'close'>): Promise<OpenLocker> {
  made += 1;
  const { server, clock } = around;
  const own = await makeLocker(server.database, `Under test ${made}`, clock.now);
  const foreign = await makeLocker(server.database, `Somebody else’s ${made}`, clock.now);
  const key = `the key of terminal ${made}`;
  await giveTerminal(server, own.lockerId, key, clock.now);
  return new OpenLocker({ ...around, ...own, key, foreignBoxId: foreign.boxIds[0]! });
}

/** The locker of a file's tests: one server, and another locker in each test. */
export async function lockerOfTest(): Promise<OpenLocker> {
  const around = await forFile(openSurroundings());
  return forEachTest(OpenLocker, () => openLocker(around));
}
