// A noun that nobody has seen, declared as docs/adding-a-resource.md says, has all its screens over the real server.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/sessions.ts';
import { sessionOf } from '../kit/openHouse.tsx';
import { trolleys } from '../kit/trolleys/contract/trolleys.ts';
import { openTrolleys, openWithTrolleys } from '../kit/trolleys/house.tsx';
import { listenToWire } from '../resources/wire.ts';

let server: Awaited<ReturnType<typeof openTrolleys>>;
let session: SessionUser;
beforeAll(async () => {
  server = await openTrolleys(12);
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const open = (at: string, options: Parameters<typeof openWithTrolleys>[1] = {}) =>
  openWithTrolleys(server, { session, at, ...options });
const rows = async (title = 'Trolleys') => {
  const table = await screen.findByRole('table', { name: title });
  return within(table).getAllByRole('row').slice(1);
};
const named = (name: string) =>
  server.database.db.selectFrom('trolleys').selectAll().where('name', '=', name).executeTakeFirst();

describe('The list of a noun nobody has seen', () => {
  test('shows ten a page, and the rest on the next', async () => {
    const house = await open('/app/trolleys');
    expect(await rows()).toHaveLength(10);
    await house.user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
  });

  test('says which locker each stands at, by name', async () => {
    await open('/app/trolleys');
    await rows();
    const { lockerName } = await server.database.db
      .selectFrom('lockers')
      .select('lockerName')
      .where('lockerId', '=', 12)
      .executeTakeFirstOrThrow();
    expect(await screen.findByText(lockerName)).toBeVisible();
  });

  test('is filtered by a text and by a choice', async () => {
    const filter = encodeURIComponent(JSON.stringify({ name: 'trolley 0', condition: 'BROKEN' }));
    await open(`/app/trolleys?filter=${filter}`);
    const found = (await rows()).map((row) => row.textContent ?? '');
    expect(found).toHaveLength(3);
    for (const text of found) expect(text).toContain('Broken');
  });

  test('is sorted by a head', async () => {
    const house = await open('/app/trolleys');
    await rows();
    await house.user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Trolley 01'));
  });

  test('is exported with its filter and its sort', async () => {
    const filter = encodeURIComponent(JSON.stringify({ condition: 'GOOD' }));
    const house = await open(`/app/trolleys?filter=${filter}&sort=name&order=ASC`);
    const wire = listenToWire(house);
    await rows();
    await house.user.click(screen.getByRole('button', { name: 'Export' }));
    await house.user.click(await screen.findByRole('button', { name: /^CSV/ }));
    await waitFor(() =>
      expect(wire.of(trolleys.exportCsv.path)).toEqual([{ condition: 'GOOD', sort: 'name,asc' }]),
    );
    const asked = { condition: 'GOOD', sort: 'name,asc' } as const;
    const { body } = await server.ask(trolleys.exportCsv, asked, { token: server.token });
    const lines = String(body).trim().split('\n');
    expect(lines[0]).toContain('Name,Locker id,Wheels,Condition,Creation time,Last updated time');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual([
      'Trolley 03',
      'Trolley 06',
      'Trolley 09',
      'Trolley 12',
    ]);
  });

  test('speaks Chinese from its title to its choices', async () => {
    await open('/app/trolleys', { language: 'zh' });
    const [first] = await rows('手推车列表');
    expect(first).toHaveTextContent(/良好|磨损|损坏/);
    expect(screen.getByRole('columnheader', { name: '轮数' })).toBeVisible();
  });

  test('is cards on a phone', async () => {
    await open('/app/trolleys', { width: 390 });
    const cards = await screen.findByRole('list', { name: 'Trolleys' });
    expect(within(cards).getAllByRole('listitem').length).toBeGreaterThan(9);
  });

  test('is in the menu of those who may see it alone', async () => {
    const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
    await open('/app/dashboard');
    expect(within(await menu()).getByRole('link', { name: 'Trolleys' })).toBeVisible();
    await open('/app/trolleys', { session: without('LOCKER_VIEW') });
    expect(await screen.findByText(/LOCKER_VIEW/)).toBeVisible();
  });
});

const without = (authority: string): SessionUser => ({
  ...session,
  authoritySet: session.authoritySet.filter((code) => code !== authority),
});

describe('A record of a noun nobody has seen', () => {
  test('is made on its form, and stands in the list', async () => {
    const house = await open('/app/trolleys/create');
    await house.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Trolley 99');
    await house.user.type(screen.getByRole('textbox', { name: 'Wheels' }), '4');
    await house.user.click(screen.getByRole('combobox', { name: 'Locker' }));
    await house.user.click((await screen.findAllByRole('option', { name: /–/ }))[0]!);
    await house.user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'Good');
    await house.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trolley 99 is added.')).toBeVisible();
    expect(await named('Trolley 99')).toMatchObject({ wheels: 4, condition: 'GOOD' });
  });

  test('whose name another has already is refused at its field', async () => {
    const trolley = (await named('Trolley 01'))!;
    const house = await open(`/app/trolleys/${trolley.id}`);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await house.user.clear(name);
    await house.user.type(name, 'trolley 02');
    await house.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Another record has this/));
  });

  test('is changed on its form', async () => {
    const trolley = (await named('Trolley 03'))!;
    const house = await open(`/app/trolleys/${trolley.id}`);
    const wheels = await screen.findByRole('textbox', { name: 'Wheels' });
    await house.user.clear(wheels);
    await house.user.type(wheels, '8');
    await house.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trolley 03 is saved.')).toBeVisible();
    expect(await named('Trolley 03')).toMatchObject({ wheels: 8 });
  });

  test('is shown on a page of its own', async () => {
    const trolley = (await named('Trolley 05'))!;
    await open(`/app/trolleys/${trolley.id}/show`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Trolley 05' })).toBeVisible();
    expect(screen.getByText('Condition').closest('div')).toHaveTextContent('Broken');
  });

  test('is deleted after a question', async () => {
    const trolley = (await named('Trolley 11'))!;
    const house = await open(`/app/trolleys/${trolley.id}/show`);
    await house.user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const question = await screen.findByRole('dialog', { name: 'Delete Trolley 11?' });
    await house.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await named('Trolley 11')).toBeUndefined());
  });

  test('is neither made, changed nor deleted by somebody who may only look', async () => {
    await open('/app/trolleys', { session: without('LOCKER_EDIT') });
    await rows();
    for (const name of [/^Add/, /^Edit/, /^Delete/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await open('/app/trolleys/create', { session: without('LOCKER_EDIT') });
    expect(await screen.findByText(/LOCKER_EDIT/)).toBeVisible();
  });
});
