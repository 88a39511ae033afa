// A server with a few lockers of a test's own, whose terminals say what the test lets them say.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Endpoint, Input } from '../../../contract/endpoint.ts';
import { terminals } from '../../../contract/terminals/terminals.ts';
import { versionCalls, versions } from '../../../contract/terminals/versions.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { giveTerminal, makeLocker } from '../terminals/openLocker.ts';
import { soundPackage } from './packages.ts';

const HOUR = 60 * 60 * 1_000;

type Draft = Input<typeof versionCalls.create>;

/** Sessions end by themselves; staff who come back after so long sign in again. Milliseconds. */
const SIGN_IN_AFTER_MS = 10 * 60 * 1_000;

export class OpenVersions {
  readonly clock = { now: Date.now() };
  readonly server: OpenServer;
  lockerIds: number[] = [];
  private token = '';
  private signedIn = 0;

  constructor(server: OpenServer, clock: { now: number }) {
    this.server = server;
    this.clock = clock;
  }

  get db() {
    return this.server.database.db;
  }

  pass(ms: number): void {
    this.clock.now += ms;
  }

  /** What staff ask. */
  async staff<E extends Endpoint>(endpoint: E, input: Input<E>) {
    if (this.clock.now - this.signedIn > SIGN_IN_AFTER_MS) {
      this.token = await this.server.signIn('admin');
      this.signedIn = this.clock.now;
    }
    return this.server.ask(endpoint, input, { token: this.token });
  }

  /** What a locker's terminal asks. */
  terminal<E extends Endpoint>(lockerId: number, endpoint: E, input: Input<E>) {
    return this.server.ask(endpoint, input, { terminalKey: keyOf(lockerId) });
  }

  send(bytes: Buffer, name = 'terminal.zip') {
    const file = new File([new Uint8Array(bytes)], name);
    return this.staff(versionCalls.upload, { file } as never);
  }

  /** A package that is there, by its id. */
  async uploaded(bytes = soundPackage()): Promise<string> {
    return (await this.send(bytes)).body.result ?? '';
  }

  /** A version for all lockers that upgrades in an hour and fails in three, unless told otherwise. */
  async draft(given: Partial<Draft> = {}): Promise<Draft> {
    return {
      lockerVersionName: `9.${(made += 1)}.0`,
      lockerVersionUpgradeTime: this.clock.now + HOUR,
      lockerVersionFailureTime: this.clock.now + 3 * HOUR,
      lockerVersionDescription: 'Faster doors',
      lockerVersionFileId: given.lockerVersionFileId ?? (await this.uploaded()),
      lockerIds: this.lockerIds,
      ...given,
    };
  }

  /** Makes one; gives its number. */
  async make(given: Partial<Draft> = {}): Promise<number> {
    const { status, body } = await this.staff(versionCalls.create, await this.draft(given));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body.lockerVersionId;
  }

  async read(lockerVersionId: number) {
    return (await this.staff(versions.one, { lockerVersionId })).body;
  }

  /** How its tasks stand, in the order of the lockers. */
  async statuses(lockerVersionId: number): Promise<string[]> {
    const { lockerVersionTaskList: tasks } = await this.read(lockerVersionId);
    return this.lockerIds.map(
      (lockerId) => tasks.find((task) => task.lockerId === lockerId)?.lockerVersionStatus ?? '',
    );
  }

  /** What a terminal is told to fetch. */
  async fetches(lockerId: number) {
    const { tasks } = (await this.terminal(lockerId, terminals.tasks, {})).body;
    return tasks.filter((task) => task.type === 'FETCH_VERSION');
  }

  /** A terminal says how its task goes; whether the server took it. */
  async says(
    lockerId: number,
    taskId: string,
    said: Partial<Input<typeof terminals.versionProgress>>,
  ): Promise<boolean> {
    const key = `say ${(made += 1)} ${lockerId}`;
    const told = { key, taskId, status: 'UPDATING', ...said } as const;
    return (await this.terminal(lockerId, terminals.versionProgress, told)).body.accepted;
  }

  /** A terminal fetches its task and ends it at once. */
  async ends(lockerId: number, status: 'SUCCEEDED' | 'FAILED', reason = ''): Promise<void> {
    const [task] = await this.fetches(lockerId);
    if (!task) throw new Error(`Locker ${lockerId} was told nothing`);
    await this.says(lockerId, task.taskId, { status, reason });
  }

  /** The package as a terminal fetches it. */
  fetchPackage(lockerId: number, taskId: string, range?: string): Promise<Response> {
    const asked = requestOf(terminals.versionPackage, { taskId }, { terminalKey: keyOf(lockerId) });
    if (range !== undefined) asked.headers.set('Range', range);
    return Promise.resolve(this.server.app.fetch(asked));
  }
}

let made = 0;
const keyOf = (lockerId: number) => `the key of locker ${lockerId}`;

/** Opens a server for the tests of a file, with new lockers for each; gives how to reach it. */
export function withVersions(lockers = 4): () => OpenVersions {
  let open: OpenVersions;
  beforeAll(async () => {
    const clock = { now: Date.now() };
    open = new OpenVersions(await openServer({ now: () => clock.now }), clock);
  });
  beforeEach(async () => {
    const { server, clock } = open;
    open.lockerIds = [];
    for (let count = 0; count < lockers; count += 1) {
      const { lockerId } = await makeLocker(server.database, `Test ${(made += 1)}`, clock.now);
      await giveTerminal(server, lockerId, keyOf(lockerId), clock.now);
      open.lockerIds.push(lockerId);
    }
  });
  afterAll(() => open.server.close());
  return () => open;
}
