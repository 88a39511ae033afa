// What the pictures of the tour show: each scene's page, and what is done on it before the picture is taken.
import type { Page } from 'playwright';
import { boxes } from '../../contract/boxes.ts';
import { lockers, type LockerInfo } from '../../contract/lockers.ts';
import type { Staff } from '../kit/staff.ts';

export interface Scene {
  /** The name of its picture. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Whether somebody is signed in. */
  readonly signedIn: boolean;
  /** Brings the page to where its picture is taken. */
  show(page: Page, network: Network): Promise<void>;
}

/** What of the demo network the scenes tell about. */
export interface Network {
  /** A locker in which something of everything happens. */
  readonly busy: LockerInfo;
}

const WIDE = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

/** Kinds of state among a locker's boxes: the more, the more a picture shows. */
const kinds = ({ boxList }: LockerInfo) => new Set(boxList.map(({ status }) => status)).size;

/** Chooses the locker of the pictures: one that answers, and whose boxes are in the most different states. */
export async function readNetwork({ ask }: Staff): Promise<Network> {
  const { body } = await ask(lockers.list, { lockerSituation: 'ONLINE', size: 100 });
  const found: LockerInfo[] = [];
  for (const { lockerId } of body.content) found.push((await ask(lockers.one, { lockerId })).body);
  const [busy] = found.toSorted((a, b) => kinds(b) - kinds(a) || a.lockerId - b.lockerId);
  if (!busy) throw new Error('No locker of the network is online.');
  return { busy };
}

/** Goes to an address and waits until all that it shows has come. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The keys of boxes that may be opened without a question: nothing is inside, and they stand closed. */
function shutOnes({ boxList }: LockerInfo): string {
  const empty = boxList.filter(
    ({ status, boxTypeName }) => status === 'AVAILABLE' && boxTypeName !== 'CONTROL',
  );
  return empty.map(({ boxId }) => `[data-box="${boxId}"]:not(.open)`).join(', ');
}

async function choose(page: Page, { busy }: Network, count: number): Promise<void> {
  await open(page, `/app/box-info?id=${busy.lockerId}`);
  const shut = await page.locator(shutOnes(busy)).all();
  for (const box of shut.slice(0, count)) await box.click({ modifiers: ['ControlOrMeta'] });
  await page.mouse.move(0, 0);
}

/** Opens some boxes and waits for the first door that a terminal reports open. */
async function unlock(page: Page, network: Network): Promise<void> {
  await choose(page, network, 6);
  const { path } = boxes.remoteOpen;
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path)),
    page.locator('.dock .wide .danger').click(),
  ]);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await dialog.locator('.sum .opened').first().waitFor({ state: 'attached' });
}

export const scenes: readonly Scene[] = [
  { ...WIDE, name: 'sign-in', signedIn: false, show: (page) => open(page, '/page/login') },
  { ...WIDE, name: 'dashboard', signedIn: true, show: (page) => open(page, '/app/dashboard') },
  { ...WIDE, name: 'lockers', signedIn: true, show: (page) => open(page, '/app/lockers') },
  { ...WIDE, name: 'boxes', signedIn: true, show: (page, network) => choose(page, network, 3) },
  { ...WIDE, name: 'remote-unlock', signedIn: true, show: unlock },
  { ...PHONE, name: 'phone-lockers', signedIn: true, show: (page) => open(page, '/app/lockers') },
  {
    ...PHONE,
    name: 'phone-boxes',
    signedIn: true,
    show: (page, { busy }) => open(page, `/app/box-info?id=${busy.lockerId}`),
  },
];
