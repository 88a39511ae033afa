// Scenes of how lockers are made and kept: the locker form, Marketing, new software, alerts.
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { versionCalls } from '../../contract/terminals/versions.ts';
import { zipOf } from '../../server/files/zip.ts';
import type { Staff } from '../../tests/kit/staff.ts';
import { BOTH_LOOKS, EN_LIGHT, type Network, open, PHONE, type Scene, WIDE } from './scene.ts';

const VERSION = '4.2.2';
const HOUR = 60 * 60 * 1_000;

/** The columns of a locker that is being drawn, each box as the key that adds it: 1 is XS, 4 is L, 5 the terminal. */
const COLUMNS = ['1122334', '333333', '1111332', '22344', '22532', '4443', '22'];

/** Begins a locker at the coast: its name, its number, its point. */
async function beginLocker(page: Page): Promise<void> {
  await open(page, '/app/AddNewLocker');
  await page.locator('.locker-map .coast').first().waitFor();
  const [name, number] = await page.locator('.at-identity input').all();
  await name?.fill('Ayia Thekla – Beach Road');
  await number?.fill('CY-AYN-041');
  const [longitude, latitude, location] = await page.locator('.at-place input').all();
  await longitude?.fill('33.9281');
  await latitude?.fill('34.9832');
  await location?.fill('Ayia Thekla, Beach Road 2');
  await page.locator('.draft-line button').waitFor();
}

/** Shows what was entered of a locker, with its point on the map. */
async function enterLocker(page: Page): Promise<void> {
  await beginLocker(page);
  await page.locator('.at-place').evaluate((place) => {
    place.style.scrollMarginTop = '72px';
    place.scrollIntoView();
  });
}

/** Draws a locker's front by keyboard. */
async function drawLayout(page: Page): Promise<void> {
  await beginLocker(page);
  await page.locator('.locker-foot button[type="submit"]').click();
  await page.locator('.leEditor [role="group"] [role="group"] button').first().focus();
  for (const [place, column] of COLUMNS.entries()) {
    if (place > 0) await page.keyboard.press('ArrowRight');
    for (const key of column) await page.keyboard.press(key);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Sends new software to a dozen lockers, five of them first; gives its number. */
async function rollOut({ ask }: Staff, online: readonly number[]): Promise<number> {
  const software = zipOf([{ name: 'bin/terminal', content: randomBytes(400_000) }]);
  const file = new File([new Uint8Array(software)], `locker-terminal-${VERSION}.zip`);
  const { body: sent } = await ask(versionCalls.upload, { file } as never);
  const { body } = await ask(versionCalls.create, {
    lockerVersionName: VERSION,
    lockerVersionDescription: 'Doors are counted before a courier leaves',
    lockerVersionUpgradeTime: Date.now() - HOUR,
    lockerVersionFailureTime: Date.now() + HOUR,
    lockerVersionFileId: sent.result ?? '',
    lockerIds: online.slice(0, 12),
    ring: { lockerIds: online.slice(0, 5), threshold: 80 },
  });
  return body.lockerVersionId;
}

/** Waits until the first lockers run the new software and say so; the others are on their way then. */
async function showRollout(page: Page, { staff, online }: Network): Promise<void> {
  const lockerVersionId = await rollOut(staff, online);
  await page.goto(`/app/TerminalDeployment3?lockerVersionId=${lockerVersionId}`);
  const updated = page.locator('tbody tr', { hasText: VERSION });
  await updated.nth(3).waitFor({ timeout: 60_000 });
}

async function showScreenSaver(page: Page): Promise<void> {
  await open(page, '/app/bannerupload?screenSaverId=1');
  await page.locator('.picture-tile img').nth(1).waitFor();
}

const showAlerts = (page: Page) => open(page, '/app/alerts');
const desk = { ...WIDE, signedIn: true };

export const estateScenes: readonly Scene[] = [
  { ...desk, name: 'alerts', looks: BOTH_LOOKS, show: showAlerts },
  { ...PHONE, name: 'phone-alerts', signedIn: true, looks: [EN_LIGHT], show: showAlerts },
  { ...desk, name: 'locker-form', looks: [EN_LIGHT], show: enterLocker },
  { ...desk, name: 'door-layout', looks: BOTH_LOOKS, show: drawLayout },
  { ...desk, name: 'marketing', looks: [EN_LIGHT], show: showScreenSaver },
  { ...desk, name: 'rollout', looks: [EN_LIGHT], show: showRollout },
];
