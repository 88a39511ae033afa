// Opens the pages that reserve boxes over a locker and a customer that a test describes.
import { screen, within } from '@testing-library/react';
import { afterAll } from 'vitest';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
// The pages load lazily: how long that takes on a busy machine is not what a test waits for.
import '../../../src/custom/reservation/AssignParcel.tsx';
import '../../../src/custom/reservation/recipient/UnregisteredCustomer.tsx';
import { insertBox, type BoxSpec } from '../boxInfo/boxInfoApp.tsx';
import { readRows, insertRow, readRow } from '../../kit/databases/rows.ts';
import { openApp, type App } from '../../kit/screens/openApp.tsx';
import { withTextIds } from '../../kit/screens/textIds.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

interface Spec {
  readonly boxes?: readonly BoxSpec[];
  /** The ids of the server are texts. */
  readonly hasTextIds?: true;
  readonly locker?: { lockerStatus?: 'ENABLE' | 'DISABLE'; lockerSituation?: 'OFFLINE' };
  readonly member?: {
    memberStatus?: 'ACTIVE' | 'INACTIVE' | 'SUSPEND';
    suspendFlag?: boolean;
    disabled?: boolean;
    paymentScheme?: 'PER_USE' | 'MONTHLY';
    endTimeUseLocker?: number;
    secondaryLockerId?: number;
  };
}

let shared: Promise<OpenServer> | undefined;
let count = 0;

afterAll(async () => (await shared)?.close());

export const FRONT: readonly BoxSpec[] = [
  { name: 'A01' },
  { name: 'A02' },
  { name: 'A03' },
  { name: 'A04' },
  { name: 'B01' },
  { name: 'B02' },
  { name: 'B03', status: 'OCCUPIED' },
  { name: 'C01', size: 'L' },
];

async function insertAll(server: OpenServer, { boxes = FRONT, locker = {}, member = {} }: Spec) {
  const { db } = server.database;
  count += 1;
  const now = Date.now();
  const stamps = { creationTime: now, lastUpdatedTime: now };
  const lockerName = `Reserve here ${count}`;
  const { lockerId } = await insertRow(db, 'lockers', {
    lockerName,
    lockerNumber: lockerName,
    location: 'Quay 1',
    ...locker,
    ...stamps,
  });
  await insertRow(db, 'lockerHeartbeats', { lockerId, heartbeatTime: now });
  const ids = new Map<string, number>();
  for (const box of boxes) ids.set(...(await insertBox(server, lockerId, box, now)));
  const { memberId } = await insertRow(db, 'members', {
    username: `reserver${count}`,
    firstName: 'Ada',
    lastName: `Reserver${count}`,
    memberNo: `R${count}-${now}`,
    mobile: '99418207',
    primaryLockerId: lockerId,
    ...member,
    ...stamps,
  });
  return { lockerId, lockerName, memberId, ids };
}

export type Room = Awaited<ReturnType<typeof openReservation>>;

/** Opens the page; `at` leads elsewhere than to the customer's reservation. */
export async function openReservation(spec: Spec = {}, at?: string) {
  const server = await (shared ??= openServer());
  const made = await insertAll(server, spec);
  const before = spec.hasTextIds ? 'k' : '';
  const app: App = await openApp({
    ...(spec.hasTextIds ? await withTextIds(server) : { server, user: 'admin' }),
    at: at ?? `/app/AssignParcel?memberId=${before}${made.memberId}`,
  });
  const { user } = app;
  // By what the page itself knows them: names of all buttons of a page are slow to make out.
  const found = (selector: string) => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  };
  const idOf = (name: string) => made.ids.get(name) ?? 0;
  const box = (name: string) => found(`[data-box="${before}${idOf(name)}"]`);
  const form = (name: string) =>
    within(found(`section[aria-labelledby="parcel-${before}${idOf(name)}"]`));
  return {
    ...made,
    app,
    server,
    user,
    box,
    form,
    chooseSize: async (size: string) =>
      user.click(await screen.findByLabelText(new RegExp(`^${size},`))),
    choose: (name: string) => user.click(box(name)),
    /** Fills what a parcel needs; its category is found from its number. */
    fill: async (name: string, number: string) => {
      await user.click(form(name).getByLabelText('Parcel number'));
      await user.paste(number);
      await form(name).findByText('Found from the parcel number');
    },
    submit: () => user.click(screen.getByText(/^Reserve( \d|$)/)),
    /** Somebody else is quicker. */
    takeAway: async (name: string, token: string) => {
      const answer = await server.ask(
        parcelActions.reserve,
        {
          lockerId: made.lockerId,
          memberId: made.memberId,
          boxTypeName: 'M',
          parcelType: 'DEPOSIT_PARCEL',
          boxId: idOf(name),
          parcelNumber: `CP${made.lockerId}${name}CY`,
          category: (await readRow(server, 'parcelCategories')).category,
          countryCode: 'CY',
        },
        { token },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    },
    bookedIn: () => readRows(server, 'parcels', { lockerId: made.lockerId }, undefined, 'ordersId'),
  };
}
