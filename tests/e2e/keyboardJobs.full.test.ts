// Jobs of a day by keyboard alone, each found by role and name and announced when done, in English and in Chinese: parcels, alerts, a locker, a role and an account.
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lockers } from '../../contract/lockers/lockers.ts';
import { alertCalls, alerts, type AlertRow } from '../../contract/operations/alerts.ts';
import { parcelActions } from '../../contract/parcels/parcelActions.ts';
import { parcels } from '../../contract/parcels/parcels.ts';
import { members } from '../../contract/people/members.ts';
import { roles } from '../../contract/people/roles.ts';
import { staffCalls } from '../../contract/people/staff.ts';
import { BOX_SIZES } from '../../domain/limits.ts';
import { bookParcel, parcelOf } from '../kit/bookedParcel.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { pressOn, tabTo } from '../kit/browser/keyboard.ts';
import { announced, listen, nameless, Person, tabInto } from '../kit/browser/person.ts';
import { layIn } from '../kit/demoTerminals.ts';
import { lockerOf } from '../kit/networkBoxes.ts';
import { runServer } from '../kit/servers/runServer.ts';
import type { Staff } from '../kit/staff.ts';

const visit = browserTests();

/** A job on a busy machine, in milliseconds. */
const LONGEST_MS = 120_000;

/** Names and numbers of each language, which no other test uses. */
const OWN = {
  en: { stored: 'CP930000011CY', reserved: 'CP930000021CY', place: 29, role: 'KEYBOARD_DESK' },
  zh: { stored: 'CP930000012CY', reserved: 'CP930000022CY', place: 30, role: 'KEYBOARD_DESK_ZH' },
};

/** Customers who may receive parcels. */
async function customers(staff: Staff) {
  const asked = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: '100' } as const;
  return (await staff.ask(members.list, asked)).body.content;
}

/** A parcel in its box, of a customer with a mobile number. */
async function deposited(staff: Staff, parcelNumber: string, place: number) {
  const member = (await customers(staff)).find(({ mobile }) => mobile !== null);
  if (!member) throw new Error('There is nobody to book for.');
  const { memberId } = member;
  const { lockerId, boxId, ordersId } = await bookParcel(staff, { memberId, parcelNumber, place });
  if (boxId === null) throw new Error('This parcel has no box.');
  await layIn(runServer(), { lockerId, boxId, ordersId });
  return parcelOf(staff, ordersId);
}

/** A customer whose primary locker has a free box, with that box. */
async function reservable(staff: Staff) {
  for (const { memberId, memberNo, username, primaryLockerId } of await customers(staff)) {
    if (primaryLockerId === null) continue;
    const { boxList, lockerStatus, lockerName } = await lockerOf(staff, primaryLockerId);
    const box = boxList.findLast(
      ({ status, boxTypeName }) =>
        status === 'AVAILABLE' && BOX_SIZES.some((size) => size === boxTypeName),
    );
    if (lockerStatus === 'ENABLE' && box) return { memberId, memberNo, username, lockerName, box };
  }
  throw new Error('No customer has a free box.');
}

/** Goes over a locker's boxes with the arrow keys: along the columns, then down. */
async function walkTo(page: Page, grid: Locator, column: Locator, box: Locator): Promise<void> {
  await box.waitFor();
  await tabInto(page, grid);
  await tabInto(page, column, 'ArrowRight');
  await page.keyboard.press('Home');
  await tabTo(page, box, 'ArrowDown');
}

describe.each(['en', 'zh'] as const)('by keyboard in %s', { timeout: LONGEST_MS }, (language) => {
  const own = OWN[language];

  /** Somebody at the keyboard who hears what is announced. */
  const sit = async (as: 'admin' | 'operator') => {
    const { page, staff } = await visit({ as, language });
    await listen(page);
    return { page, staff, user: new Person(page, language) };
  };

  it('1. on a call about a PIN, the parcel is found by its number and its PIN reset', async () => {
    const { page, staff, user } = await sit('operator');
    const parcel = await deposited(staff, own.stored, own.place);
    await page.goto('/app/dashboard');
    await user.heading('dashboard.title');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: user.say('app.search') }).waitFor();
    await page.keyboard.type(own.stored);
    await page.getByRole('option', { name: own.stored }).first().waitFor();
    await announced(page, user.say('search.count', { smart_count: 1 }));
    await nameless(page);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: own.stored }).waitFor();

    await user.press('parcel.resendPin.label');
    const question = user.dialog('parcel.resendPin.question', { number: own.stored });
    const reset = user.button('parcel.resendPin.label', question);
    await reset.waitFor();
    const { boxName, lockerName: locker } = parcel;
    await announced(
      page,
      user.say('parcel.resendPin.consequence.SENDS', { box: boxName ?? '', locker }),
    );
    await nameless(page);
    await pressOn(page, reset);
    await announced(page, user.say('parcel.resendPin.sent.SENDS'));
    await question.waitFor({ state: 'detached' });
    await nameless(page);
    const { lastUpdatedTime } = await parcelOf(staff, parcel.ordersId);
    expect(lastUpdatedTime).toBeGreaterThan(parcel.lastUpdatedTime);
  });

  it('2. on the morning round, an open alert is acknowledged from the list and opened', async () => {
    const { page, staff, user } = await sit('operator');
    const { body } = await staff.ask(alerts.list, { alertState: 'OPEN' });
    const [alert] = body as unknown as readonly (AlertRow & { id: number })[];
    if (!alert) throw new Error('There is no open alert.');
    const { id, alertType, lockerName, boxName } = alert;
    const name = user.say(`resources.alerts.${boxName === null ? 'atLocker' : 'atBox'}`, {
      alert: user.say(`choices.alertType.${alertType}`),
      locker: lockerName,
      box: boxName ?? '',
    });
    await page.goto('/app/alerts');
    await user.heading('resources.alerts.title');
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) });
    await row.first().waitFor();
    await nameless(page);
    const action = user.say('resources.alerts.actions.acknowledge.label');
    await user.press('engine.row.act', row.first(), { action, name });
    await announced(page, user.say('resources.alerts.actions.acknowledge.done', { name }));
    expect((await staff.ask(alerts.one, { id })).body.alertState).toBe('ACKNOWLEDGED');

    await pressOn(page, page.getByRole('link', { name, exact: true }).first());
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page
      .getByText(user.say('choices.alertState.ACKNOWLEDGED'), { exact: true })
      .first()
      .waitFor();
    await nameless(page);
    expect((await staff.ask(alertCalls.release, { id })).status).toBe(200);
  });

  it('3. a new locker with two boxes is entered in both steps and saved', async () => {
    const { page, staff, user } = await sit('admin');
    const lockerName = `Keyboard Lane ${language}`;
    await page.goto('/app/AddNewLocker');
    await user.heading('lockerForm.titleNew');
    await user.type('resources.lockers.fields.lockerName', lockerName);
    await user.type('resources.lockers.fields.lockerNumber', `CY-KEYBOARD-${language}`);
    await nameless(page);
    await user.press('lockerForm.toLayout');
    await user.heading('lockerForm.titleLayout');
    await pressOn(page, page.getByRole('button', { name: /^M[,，]/ }));
    const slot = user.button('layoutEditor.cell.add', page, { letter: 'A' });
    for (const boxName of ['A01', 'A02']) {
      await pressOn(page, slot);
      await announced(page, user.say('layoutEditor.said.added', { name: boxName, size: 'M' }));
    }
    await nameless(page);
    await user.press('lockerForm.saveLocker');
    const question = user.dialog('lockerForm.lacking.title', { name: lockerName });
    await question.waitFor();
    await nameless(page);
    await user.press('lockerForm.lacking.create', question);
    await announced(page, user.say('lockerForm.created'));
    await user.heading('resources.lockers.title');
    await page.getByRole('row').nth(1).waitFor();
    await nameless(page);
    const { content } = (await staff.ask(lockers.list, { lockerName })).body;
    const { boxList } = await lockerOf(staff, content[0]?.lockerId ?? 0);
    expect(boxList.map(({ name, boxTypeName }) => [name, boxTypeName])).toEqual([
      ['A01', 'M'],
      ['A02', 'M'],
    ]);
  });

  it('4. a box is reserved for a customer, who is found by login name', async () => {
    const { page, staff, user } = await sit('admin');
    const { memberId, memberNo, username, lockerName, box } = await reservable(staff);
    await page.goto('/app/AssignParcel');
    await user.heading('reservation.title');
    await nameless(page);
    await user.find('resources.members.fields.username', username, memberNo);
    await page.waitForURL(`**/app/AssignParcel?memberId=${memberId}`);
    const sizes = page.getByRole('radiogroup', { name: user.say('reservation.size') });
    const size = sizes.getByRole('radio', { name: new RegExp(`^${box.boxTypeName}[,，、]`) });
    await user.mark(sizes, size);
    const grid = page.getByRole('group', {
      name: user.say('boxInfo.grid', { locker: lockerName }),
    });
    const letter = user.say('boxes.column', { letter: box.name[0] ?? '' });
    const column = grid.getByRole('group', { name: letter, exact: true });
    const cell = column.getByRole('button', { name: new RegExp(`^${box.name}[,，、]`) });
    await walkTo(page, grid, column, cell);
    await page.keyboard.press('Space');
    await expect.poll(() => cell.getAttribute('aria-pressed')).toBe('true');
    const form = page.getByRole('region', {
      name: user.say('reservation.box', { name: box.name }),
    });
    await user.type('reservation.parcelNumber', own.reserved, form);
    await form.getByText(user.say('reservation.found')).waitFor();
    await nameless(page);
    await user.press('reservation.submit');
    const done = user.dialog('reservation.done');
    await done.getByText(own.reserved).waitFor();
    await announced(page, user.say('reservation.done'));
    await nameless(page);
    const { content } = (await staff.ask(parcels.list, { parcelNumber: own.reserved })).body;
    expect(content.map(({ ordersStatus, boxName }) => [ordersStatus, boxName])).toEqual([
      ['RESERVED', box.name],
    ]);
    await user.press('reservation.toCustomers', done);
    await user.heading('resources.members.title');
    for (const { ordersId } of content) await staff.ask(parcelActions.cancel, { ordersId });
  });

  it('5. a role is made of a type and a permission', async () => {
    const { page, staff, user } = await sit('admin');
    await page.goto('/app/AddNewRole');
    await user.heading('roleForm.create');
    await user.type('resources.roles.fields.name', own.role);
    await user.select('resources.roles.fields.loginType', user.say('choices.loginType.BACKEND'));
    await user.type('resources.roles.fields.description', 'Keyboard');
    await user.type('roleForm.tree.search', 'DASHBOARD_VIEW');
    const permission = page.getByRole('checkbox', {
      name: user.say('roleForm.authorities.DASHBOARD_VIEW'),
      exact: true,
    });
    await pressOn(page, permission, 'Space');
    expect(await permission.isChecked()).toBe(true);
    await nameless(page);
    await page.keyboard.press('Control+s');
    await announced(page, user.say('roleForm.created'));
    await nameless(page);
    const { content } = (await staff.ask(roles.list, { name: own.role })).body;
    expect(content.find(({ name }) => name === own.role)?.authoritySet).toEqual(['DASHBOARD_VIEW']);
  });

  it('6. a staff account is made with a role', async () => {
    const { page, staff, user } = await sit('admin');
    const name = `${own.role}_STAFF`;
    const authoritySet = ['DASHBOARD_VIEW'];
    const role = { name, description: 'Keyboard', loginType: 'BACKEND', authoritySet } as const;
    expect((await staff.ask(roles.create, { ...role, authoritySet })).status).toBe(200);
    const username = `keyboard.${language}`;
    const field = (label: string) => `resources.staff.fields.${label}`;
    await page.goto('/app/AddNewStaff');
    await user.heading('staffForm.staff.create');
    await user.type(field('username'), username);
    await user.find(field('roleId'), name);
    await user.type(field('password'), 'Keyboard2026');
    await user.type(field('confirm'), 'Keyboard2026');
    await nameless(page);
    await user.press('engine.form.save');
    await announced(page, user.say('staffForm.created'));
    await nameless(page);
    const { content } = (await staff.ask(staffCalls.backend, { username })).body;
    expect(content.map((one) => [one.username, one.roles[0]?.name])).toEqual([[username, name]]);
  });
});
