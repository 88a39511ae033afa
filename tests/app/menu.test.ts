// What of a menu shows, for whoever holds which authorities (R2.59).
import { describe, expect, it, test } from 'vitest';
import { BACKEND_AUTHORITIES } from '../../domain/people/authorities.ts';
import { isAt, isSection, loadMenu, sectionAt, visibleMenu } from '../../src/app/menu.ts';
import { withOthers } from '../../src/app/menus/withOthers.ts';
import { permits } from '../../src/authProvider/permits.ts';
import { lockerGroups } from '../../src/resources/lockers/lockerGroups.ts';
import { provinces } from '../../src/resources/lockers/provinces.ts';

const labels = (menu: Awaited<ReturnType<typeof loadMenu>>) =>
  menu
    .flat()
    .flatMap((part) => [part, ...(isSection(part) ? part.entries : [])])
    .map(({ label }) => label);

/** On a server that announces every feature. */
const seenBy = (menu: Parameters<typeof labels>[0], held: readonly string[]) =>
  labels(visibleMenu(menu, ({ needs }) => permits({ needs }, held)));

describe.each([
  ['ROOT', ['ROOT']],
  ['anybody else', ['SUPER_ADMIN']],
])('The menu of %s (R6.2)', (_, roles) => {
  it('shows every page to whoever holds every authority (R2.58, R2.59, R6.8, R7.131)', async () => {
    const menu = await loadMenu(roles);
    expect(seenBy(menu, BACKEND_AUTHORITIES)).toEqual(labels(menu));
    expect(seenBy(menu, ['DASHBOARD_VIEW', 'LOCKER_VIEW'])).toEqual([
      'app.menu.dashboard',
      'app.menu.lockers',
      'app.menu.lockerList',
      'app.menu.lockerGroups',
      'app.menu.availability',
      'app.menu.boxStates',
      'app.menu.districts',
      'app.menu.provinces',
      'app.menu.legacyLockers',
    ]);
  });
  it('hides a section of which nothing may be opened', async () => {
    expect(seenBy(await loadMenu(roles), ['DASHBOARD_VIEW'])).toEqual(['app.menu.dashboard']);
  });
  it('is empty without authorities (R2.59, R6.8)', async () => {
    expect(seenBy(await loadMenu(roles), [])).toEqual([]);
  });
  it('names what is kept for earlier systems last in its section', async () => {
    for (const part of (await loadMenu(roles)).flat().filter(isSection)) {
      const legacy = part.entries.map(({ path }) => ['orders', 'legacyLockers'].includes(path));
      expect(legacy.slice(0, -1)).not.toContain(true);
    }
  });
  it("marks the locker list also on a locker's boxes", async () => {
    const menu = await loadMenu(roles);
    expect(sectionAt('/app/lockers', menu)?.label).toBe('app.menu.lockers');
    expect(sectionAt('/app/box-info', menu)?.label).toBe('app.menu.lockers');
    expect(sectionAt('/app/dashboard', menu)).toBeUndefined();
  });
});

test('whoever is not ROOT has the same menu (R6.2)', async () => {
  expect(await loadMenu(['OPERATOR'])).toEqual(await loadMenu(['SUPER_ADMIN']));
});

test('a resource without an entry is beside what it refers to, else among the settings', async () => {
  const menu = visibleMenu(await loadMenu(['ROOT']), ({ path }) => !/Groups|provi/.test(path));
  const settings = sectionAt('/app/systemSetting', menu)!;
  const whole = withOthers(menu, [lockerGroups, provinces], settings);
  expect(sectionAt('/app/lockerGroups', whole)?.entries[1]?.path).toBe('lockerGroups');
  expect(sectionAt('/app/provinces', whole)?.entries.at(-1)?.path).toBe('provinces');
  expect(sectionAt('/app/provinces', whole)?.label).toBe(settings.label);
});

it.each([
  ['/app/lockers', true],
  ['/app/lockers/3', true],
  ['/app/lockersGroups', false],
  ['/app/dashboard', false],
])('The address %s belongs to the locker list: %s', (address, here) => {
  const entry = { label: 'app.menu.lockers', path: 'lockers', needs: 'signedIn' } as const;
  expect(isAt(address, entry)).toBe(here);
});
