// The legacy designer over the real server: two steps, one save, and what stands in its way.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { legacyBoxes } from '../../../contract/lockers/legacyBoxes.ts';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { openApp, sessionOf, type App } from '../../kit/screens/openApp.tsx';
import { factsRead, openLegacy } from '../../server/legacyLockers/openLegacy.ts';

let legacy: Awaited<ReturnType<typeof openLegacy>>;
let session: SessionUser;
beforeAll(async () => {
  legacy = await openLegacy();
  session = await sessionOf(legacy.server, 'admin');
  // The page is large and loads lazily: it is there before the first test waits for it.
  await import('../../../src/custom/legacyBox/LegacyBox.tsx');
});
afterAll(() => legacy.close());

const open = (at: string, more: Parameters<typeof openApp>[0] = {}) =>
  openApp({ server: legacy.server, session, at, ...more });

async function enter({ user }: App, entries: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(entries)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.paste(value);
  }
}
const press = async ({ user }: App, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Presses a size and then the end of a column. */
async function draw(app: App, size: string, column: string): Promise<void> {
  const sizes = within(screen.getByRole('group', { name: 'Sizes' }));
  await app.user.click(sizes.getByRole('button', { name: size }));
  await press(app, `Add a box to column ${column}`);
  await app.user.keyboard('{Escape}');
}
const details = {
  Name: 'Old harbour',
  'Locker number': 'OLD-1',
  Operator$: 'Island Lockers',
  'Free storage period': '48',
};
const find = async (name: string) => {
  const { db } = legacy.server.database;
  const found = await db
    .selectFrom('lockers')
    .select('lockerId')
    .where('lockerName', '=', name)
    .execute();
  return found[0]?.lockerId;
};

describe('A legacy locker', () => {
  it('is made in two steps: details, then cabinets that stand without a gap; then the list shows it (R2.144)', async () => {
    const app = await open('/app/box');
    await enter(app, details);
    await app.user.selectOptions(screen.getByLabelText('Free storage in'), 'Hours');
    await press(app, 'Next: cabinets and boxes');
    expect(await screen.findByText('Draw at least one box.')).toBeVisible();
    await draw(app, 'XXL', 'A');
    await draw(app, 'S', 'C');
    const says = 'There must be no empty space between the two columns!';
    expect((await screen.findAllByText(new RegExp(says))).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    await press(app, 'Undo');
    await draw(app, 'S', 'B');
    await press(app, 'Save');
    expect(await screen.findByText('create success!')).toBeVisible();
    await press(app, 'Continue');
    expect(await screen.findByRole('link', { name: 'Old harbour' })).toBeVisible();

    const id = await find('Old harbour');
    expect(await legacy.read(id ?? 0)).toMatchObject({
      orderNo: 'OLD-1',
      operator: { id: null, name: 'Island Lockers' },
      currencyUnit: 'EUR',
      overdueType: 'HOUR',
      freeHours: 48,
      freeDays: null,
      cabinets: [
        { number: 1, mouths: [{ mouthType: { id: 6 } }] },
        { number: 2, mouths: [{ mouthType: { id: 2 } }] },
      ],
    });
  });

  it("has a name of its own: 'Locker Name {name} Existing, please re-enter!', in both languages (R5.29, R5.36)", async () => {
    await legacy.make('Named');
    const app = await open('/app/box', { language: 'zh' });
    await enter(app, { 名称: 'Named', 快递柜编号: '2', 运营商$: 'X', 免费保管时长: '1' });
    await press(app, '下一步：柜体与格口');
    expect(await screen.findByText('快递柜名称“Named”已存在，请重新输入！')).toBeVisible();
    await enter(app, { 名称: 'x'.repeat(40) });
    expect(screen.getByLabelText('名称')).toHaveValue('x'.repeat(36));
  });

  it('is renamed without touching its boxes', async () => {
    const { id } = (await legacy.make('Plain')).body;
    const before = await legacy.boxList(id);
    const app = await open(`/app/box?id=${id}`, { language: 'zh' });
    await enter(app, { 名称: 'Renamed' });
    await press(app, '保存');
    expect(await screen.findByText('更新成功')).toBeVisible();
    expect((await legacy.read(id)).name).toBe('Renamed');
    expect(await legacy.boxList(id)).toEqual(before);
  });

  it('is built anew: what is deleted goes, what is added comes', async () => {
    const { id } = (await legacy.make('Built')).body;
    const app = await open(`/app/box?id=${id}`);
    await press(app, 'Next: cabinets and boxes');
    await app.user.click(await screen.findByRole('button', { name: /^A01/ }));
    await app.user.keyboard('{Delete}');
    await draw(app, 'L', 'B');
    await press(app, 'Save');
    expect(await screen.findByText('update success!')).toBeVisible();
    const sizes = (await legacy.boxList(id)).map((box) => [box.name, box.boxTypeName]);
    expect(sizes).toEqual([
      ['A01', 'XL'],
      ['B01', 'M'],
      ['B02', 'L'],
    ]);
  });
});

describe('What stands in the way', () => {
  it('what changed is shown before it is saved: a drawing is not saved with the details', async () => {
    const { id } = (await legacy.make('Looked at')).body;
    const app = await open(`/app/box?id=${id}`);
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    await press(app, 'Next: cabinets and boxes');
    await screen.findByRole('group', { name: 'Sizes' });
    await draw(app, 'L', 'B');
    await press(app, 'Back to the details');
    expect(screen.getByText(/Review the changes in step 2 before you save/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await press(app, 'Cancel');
    const leaving = await screen.findByRole('dialog');
    await app.user.click(within(leaving).getByRole('button', { name: /^Save/ }));
    const changes = await screen.findByRole('region', { name: 'Changes' });
    expect(changes).toHaveTextContent('B02');
    expect(await legacy.boxList(id)).toHaveLength(3);
    await press(app, 'Save');
    await waitFor(async () => expect(await legacy.boxList(id)).toHaveLength(4));
  });

  it('a layout with a used or locked box is shown and can be walked, not changed', async () => {
    const { id } = (await legacy.make('Held')).body;
    const [box] = await legacy.boxList(id);
    await legacy.server.ask(boxes.setLocked, { boxId: box?.boxId ?? 0 }, legacy.as);
    const app = await open(`/app/box?id=${id}`);
    await press(app, 'Next: cabinets and boxes');
    const says =
      'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!';
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Sizes' })).toBeNull();
  });

  it('somebody else saved it meanwhile: it says what, keeps what was entered, and saves it when told to', async () => {
    const { id } = (await legacy.make('Two people')).body;
    const app = await open(`/app/box?id=${id}`);
    await enter(app, { Name: 'Mine' });
    const facts = factsRead(await legacy.read(id));
    await legacy.server.ask(legacyBoxes.update, { ...facts, currencyUnit: 'GBP' }, legacy.as);
    await press(app, 'Save');
    expect(await screen.findByText(/admin saved this legacy locker/)).toBeVisible();
    expect(screen.getByText(/Changed in the meantime: Currency\./)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Mine');
    await press(app, 'Keep mine');
    await press(app, 'Save');
    await waitFor(async () => expect((await legacy.read(id)).name).toBe('Mine'));
  });

  it('a locker that is not there, and an address that names none', async () => {
    await open('/app/box?id=99999');
    expect(await screen.findByRole('alert')).toHaveTextContent('does not exist');
  });

  it('leads back to the list from a wrong address', async () => {
    await open('/app/box?id=x');
    expect(await screen.findByRole('link', { name: 'Back to the legacy lockers' })).toBeVisible();
  });

  it('is closed to whoever may not edit lockers', async () => {
    const authoritySet = session.authoritySet.filter((code) => code !== 'LOCKER_EDIT');
    await open('/app/box', { session: { ...session, authoritySet } });
    expect(await screen.findByText(/LOCKER_EDIT/)).toBeVisible();
  });
});
