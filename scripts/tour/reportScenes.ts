// Scenes of what the network tells: reports and their chart, statistics, the lockers on a map, the wall, search.
import type { Page } from 'playwright';
import { BOTH_LOOKS, EN_LIGHT, open, PHONE, WIDE, type Network, type Scene } from './scene.ts';

const drawing = (page: Page) => page.locator('.recharts-surface path').first().waitFor();

const shown = (address: string) => (page: Page) => open(page, address);

async function showCollection(page: Page): Promise<void> {
  await open(page, '/app/ReportTimeAnalysis');
  await drawing(page);
}

/** From the chart of the days on: by day, availability, peak hours. */
async function showUse(page: Page): Promise<void> {
  await open(page, '/app/usageStatistics');
  await drawing(page);
}

async function showMap(page: Page): Promise<void> {
  await open(page, '/app/lockers/map');
  await page.locator('.map-cabinet').first().waitFor();
}

/** The wall hears the network while it is looked at; so it never comes to rest. */
async function showWall(page: Page): Promise<void> {
  await page.goto('/app-h/dashboard_v2');
  await page.locator('.wall-map .map-cabinet').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** A locker found by the beginning of its number, with its boxes. */
async function showSearch(page: Page, { busy }: Network): Promise<void> {
  await open(page, '/app/dashboard');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill(`${busy.lockerNumber}-A`);
  await page.getByRole('option').nth(1).waitFor();
}

const desk = { ...WIDE, signedIn: true, looks: [EN_LIGHT] };

export const reportScenes: readonly Scene[] = [
  { ...desk, name: 'reports', height: 640, show: shown('/app/Report') },
  { ...desk, name: 'report', looks: BOTH_LOOKS, show: shown('/app/ReportUsage') },
  { ...desk, name: 'report-chart', show: showCollection },
  { ...desk, name: 'statistics', show: showUse },
  { ...desk, name: 'lockers-map', show: showMap },
  { ...desk, name: 'search', height: 640, show: showSearch },
  { ...desk, name: 'wall', width: 1920, height: 1080, looks: BOTH_LOOKS, show: showWall },
  { ...desk, ...PHONE, name: 'phone-report', show: shown('/app/ReportUsage') },
];
