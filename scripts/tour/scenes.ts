// What the pictures of the tour show: each scene's page, and what is done on it before the picture is taken.
import type { Page } from 'playwright';
import { boxes } from '../../contract/boxes/boxes.ts';
import { lockers, type LockerInfo } from '../../contract/lockers/lockers.ts';
import type { Staff } from '../../tests/kit/staff.ts';
import { estateScenes } from './estateScenes.ts';
import { messageScenes } from './messageScenes.ts';
import { parcelScenes } from './parcelScenes.ts';
import { peopleScenes } from './peopleScenes.ts';
import { reportScenes } from './reportScenes.ts';
import {
  BOTH_LOOKS,
  EN_FORCED,
  EN_MORE,
  open,
  PHONE,
  WIDE,
  type Network,
  type Scene,
} from './scene.ts';
import type { Numbered } from '../../domain/recordId.ts';

/** Kinds of state among a locker's boxes: the more, the more a picture shows. */
const kinds = ({ boxList }: Numbered<LockerInfo>) =>
  new Set(boxList.map(({ status }) => status)).size;

/** Chooses the locker of the pictures: one that answers, and whose boxes are in the most different states. */
export async function readNetwork(staff: Staff): Promise<Network> {
  const { ask } = staff;
  const { body } = await ask(lockers.list, { lockerSituation: 'ONLINE', size: 100 });
  const found: Numbered<LockerInfo>[] = [];
  for (const { lockerId } of body.content) found.push((await ask(lockers.one, { lockerId })).body);
  const [busy] = found.toSorted((a, b) => kinds(b) - kinds(a) || a.lockerId - b.lockerId);
  if (!busy) throw new Error('No locker of the network is online.');
  return { staff, busy, online: found.map(({ lockerId }) => lockerId) };
}

/** The keys of boxes that may be opened without a question: nothing is inside, and they stand closed. */
function shutOnes({ boxList }: Numbered<LockerInfo>): string {
  const empty = boxList.filter(
    ({ status, boxTypeName }) => status === 'AVAILABLE' && boxTypeName !== 'CONTROL',
  );
  return empty.map(({ boxId }) => `[data-box="${boxId}"]:not(.open)`).join(', ');
}

async function choose(page: Page, { busy }: Network, count: number): Promise<void> {
  await open(page, `/app/box-info?id=${busy.lockerId}`);
  await page.locator('[data-box]').first().waitFor();
  const shut = await page.locator(shutOnes(busy)).all();
  for (const box of shut.slice(0, count)) await box.click({ modifiers: ['ControlOrMeta'] });
  await page.mouse.move(0, 0);
}

/** Opens some boxes and waits for the first door that a terminal reports open; false where the window was gone before. */
async function sawDoor(page: Page, network: Network): Promise<boolean> {
  await choose(page, network, 6);
  const { path } = boxes.remoteOpen;
  await page.locator('.boxActions input').fill('Check on site');
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(path)),
    page.locator('.boxActions button:has(+ .states)').click(),
  ]);
  const dialog = page.getByRole('dialog');
  const opened = dialog.locator('.sum .opened').first().waitFor({ state: 'attached' });
  const closed = dialog.waitFor().then(() => dialog.waitFor({ state: 'detached' }));
  return Promise.race([opened.then(() => true), closed.then(() => false)]);
}

/** The window closes by itself when every box has opened: on a busy machine before anybody looked. */
async function unlock(page: Page, network: Network): Promise<void> {
  while (!(await sawDoor(page, network))) await page.goto('about:blank');
}

const shown = (address: string) => (page: Page) => open(page, address);
const desk = { ...WIDE, signedIn: true, looks: BOTH_LOOKS };
const phone = { ...PHONE, signedIn: true, looks: BOTH_LOOKS };

export const scenes: readonly Scene[] = [
  { ...desk, name: 'sign-in', signedIn: false, show: shown('/page/login') },
  { ...desk, name: 'dashboard', show: shown('/app/dashboard') },
  { ...desk, name: 'lockers', show: shown('/app/lockers') },
  {
    ...desk,
    name: 'boxes',
    looks: [...BOTH_LOOKS, EN_FORCED],
    show: (page, network) => choose(page, network, 3),
  },
  { ...desk, name: 'remote-unlock', show: unlock },
  { ...phone, name: 'phone-lockers', show: shown('/app/lockers') },
  {
    ...phone,
    name: 'phone-boxes',
    looks: [...BOTH_LOOKS, EN_MORE],
    show: (page, { busy }) => open(page, `/app/box-info?id=${busy.lockerId}`),
  },
  ...estateScenes,
  ...parcelScenes,
  ...peopleScenes,
  ...messageScenes,
  ...reportScenes,
];
