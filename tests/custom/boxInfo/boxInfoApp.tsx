// Opens the page of a locker that a test describes, over the real server, with a terminal where one is wanted.
import { screen, within } from '@testing-library/react';
import { afterAll, onTestFinished } from 'vitest';
import { terminals } from '../../../contract/terminals/terminals.ts';
import type { BoxStatus } from '../../../domain/boxes/boxes.ts';
import { boxTypeIdOf } from '../../../domain/boxes/boxTypes.ts';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { openApp, type App, type OpenAppOptions } from '../../kit/screens/openApp.tsx';
import { withTextIds } from '../../kit/screens/textIds.ts';
import { forTest } from '../../kit/servers/forFile.ts';
import { openServer, type OpenServer, type ServerOptions } from '../../kit/servers/openServer.ts';

/** A parcel or a booking on a box. */
export interface ParcelSpec {
  parcelNumber: string;
  ordersStatus: ParcelStatus;
  bookNumber?: string;
  expressNumber?: string;
  storeTime?: number;
  expiryTime?: number;
  /** Only that it has one is known of a pin code. */
  pinHmac?: string;
}

/** A box; its letter and number say where it is. */
export interface BoxSpec {
  name: string;
  size?: string;
  status?: BoxStatus;
  bottomFlag?: boolean;
  doorStatus?: 'OPEN' | 'CLOSED';
  lockType?: string;
  expiryTime?: number;
  parcels?: ParcelSpec[];
}

export interface BoxPage {
  app: App;
  lockerName: string;
  server: OpenServer;
  lockerId: number;
  /** The button of a box. */
  box(name: string): HTMLElement;
  idOf(name: string): number;
  /** The names of the boxes that are chosen. */
  chosen(): string[];
  /** Presses a button of the panel. */
  press(act: string | RegExp): Promise<void>;
}

/** The panel beside the cabinet, or the sheet below it. */
export const panel = () => screen.getByRole('region', { name: 'Selected boxes' });

let shared: Promise<OpenServer> | undefined;
let lockers = 0;

afterAll(async () => (await shared)?.close());

/** The server of this file's tests; one with a clock of its own belongs to its test alone. */
async function serverFor(now: ServerOptions['now']): Promise<OpenServer> {
  if (now === undefined) return (shared ??= openServer());
  return forTest(openServer({ now }));
}

async function insertLocker({ database: { db } }: OpenServer, lockerName: string, now: number) {
  const { lockerId } = await insertRow(db, 'lockers', {
    lockerName,
    lockerNumber: lockerName,
    location: 'Athinon Ave 42',
    creationTime: now,
    lastUpdatedTime: now,
  });
  await insertRow(db, 'lockerHeartbeats', { lockerId, heartbeatTime: now });
  return lockerId;
}

/** A box with its parcels; returns its name and id. */
export async function insertBox(server: OpenServer, lockerId: number, spec: BoxSpec, now: number) {
  const { db } = server.database;
  const { name, size = 'M', parcels = [], ...state } = spec;
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const place = { positionX: name.charCodeAt(0) - 65, positionY: Number(name.slice(1)) - 1 };
  const boxTypeId = boxTypeIdOf(size) ?? 3;
  const made = { lockerId, name, boxTypeId, ...place, ...state, ...stamps };
  const { boxId } = await insertRow(db, 'boxes', made);
  for (const parcel of parcels) {
    await insertRow(db, 'parcels', {
      lockerId,
      boxId,
      boxTypeId,
      parcelType: 'DEPOSIT_PARCEL',
      ordersType: 'REGISTERED',
      ...parcel,
      ...stamps,
    });
  }
  return [name, boxId] as const;
}

interface Options extends Omit<OpenAppOptions, 'at' | 'server' | 'serverOptions'> {
  /** The server's clock. */
  now?: ServerOptions['now'];
  /** The ids of the server are texts. */
  hasTextIds?: true;
}

/** Opens the page of a locker with these boxes. */
export async function openBoxes(
  specs: readonly BoxSpec[],
  options: Options = {},
): Promise<BoxPage> {
  const { now, hasTextIds, user = 'operator', ...rest } = options;
  const server = await serverFor(now);
  const time = now?.() ?? Date.now();
  lockers += 1;
  const lockerName = `Promenade ${lockers}`;
  const lockerId = await insertLocker(server, lockerName, time);
  // A booking's number belongs to one parcel of the whole network: the next test may use it again.
  onTestFinished(async () => {
    await server.database.db.deleteFrom('parcels').where('lockerId', '=', lockerId).execute();
  });
  const ids = new Map<string, number>();
  for (const spec of specs) ids.set(...(await insertBox(server, lockerId, spec, time)));
  const app = await openApp({
    at: `/app/box-info?id=${hasTextIds ? 'k' : ''}${lockerId}`,
    ...(hasTextIds ? await withTextIds(server) : { server, user }),
    ...rest,
  });
  await screen.findByRole('heading', { level: 1, name: lockerName });
  const box = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}[,，]`) });
  return {
    app,
    lockerName,
    server,
    lockerId,
    box,
    idOf: (name) => ids.get(name) ?? 0,
    chosen: () =>
      specs
        .map(({ name }) => name)
        .filter((name) => box(name).getAttribute('aria-pressed') === 'true'),
    press: (act) => app.user.click(within(panel()).getByRole('button', { name: act })),
  };
}

/** A locker of a server. */
export type AtLocker = Pick<BoxPage, 'server' | 'lockerId'>;

/** The key of the locker's terminal. */
const keyOf = ({ lockerId }: AtLocker) => ({ terminalKey: `the key of terminal ${lockerId}` });

/** Gives the locker a terminal, which says that it is there. */
export async function giveTerminal(page: AtLocker, now: number): Promise<void> {
  const { server, lockerId } = page;
  const keyHmac = server.secrets.hmac('terminal', keyOf(page).terminalKey);
  await server.database.db
    .insertInto('terminals')
    .values({ lockerId, keyHmac, creationTime: now, lastUpdatedTime: now })
    .onConflict((there) => there.column('lockerId').doUpdateSet({ keyHmac }))
    .execute();
  await server.ask(terminals.heartbeat, { version: '4.2.0', upTime: 1000 }, keyOf(page));
}

/** The tasks that the terminal is handed. */
export async function tasksOf(page: AtLocker) {
  return (await page.server.ask(terminals.tasks, { waitMs: '0' }, keyOf(page))).body.tasks;
}

/** The terminal says how a task ended. */
export async function sayResult(
  page: AtLocker,
  taskId: string,
  fault?: 'JAMMED' | 'REFUSED',
): Promise<void> {
  const outcome = fault ? 'FAILED' : 'SUCCESS';
  await page.server.ask(
    terminals.result,
    { taskId, outcome, ...(fault && { fault }) },
    keyOf(page),
  );
}
