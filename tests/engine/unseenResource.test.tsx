// A resource that nobody has seen, declared as docs/adding-a-resource.md says, has all its screens over the real server.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { sessionOf } from '../kit/screens/openApp.tsx';
import { trolleys } from '../kit/trolleys/contract/trolleys.ts';
import { picture } from '../server/files/sending.ts';
import { openWithTrolleys } from '../kit/trolleys/app.tsx';
import { openTrolleys } from '../kit/trolleys/server.ts';
import { listenToWire } from '../resources/wire.ts';

let server: Awaited<ReturnType<typeof openTrolleys>>;
let session: SessionUser;
beforeEach(() => sendableForms());
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

describe('The list of a resource nobody has seen', () => {
  test('shows ten a page, and the rest on the next', async () => {
    const app = await open('/app/trolleys');
    expect(await rows()).toHaveLength(10);
    await app.user.click(screen.getByRole('button', { name: 'Page 2' }));
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
    const filter = encodeURIComponent(JSON.stringify({ name: 'trolley 0', status: 'BROKEN' }));
    await open(`/app/trolleys?filter=${filter}`);
    const found = (await rows()).map((row) => row.textContent ?? '');
    expect(found).toHaveLength(3);
    for (const text of found) expect(text).toContain('Broken');
  });

  test('is filtered from one day until another', async () => {
    const app = await open('/app/trolleys');
    const wire = listenToWire(app);
    await rows();
    await app.user.click(screen.getByRole('button', { name: 'Planned on Any' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'From' }), '20270103');
    await app.user.type(screen.getByRole('textbox', { name: 'Until' }), '20270105');
    await app.user.keyboard('{Escape}');
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    expect(
      screen.getByRole('button', { name: 'Planned on 2027-01-03 – 2027-01-05' }),
    ).toBeVisible();
    const period = { plannedOnFrom: '2027-01-03', plannedOnTo: '2027-01-05' };
    expect(wire.of(trolleys.list.path).at(-1)).toMatchObject(period);
  });

  test('shows no number while the names of its references are on their way', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const fetch = async (request: Request) => {
      if (/lockers?\/v1\//.test(request.url)) await held;
      return server.app.fetch(request);
    };
    const slow = { ...server, app: { fetch } } as unknown as typeof server;
    await openWithTrolleys(slow, { session, at: '/app/trolleys' });
    const cells = async () => within((await rows())[0]!).getAllByRole('cell');
    await cells();
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    // The first column names the row: it is a head, not a cell.
    const place = heads.findIndex((head) => head?.startsWith('Locker')) - 1;
    expect((await cells())[place]).toHaveTextContent(/^$/);
    release();
    await waitFor(async () => expect((await cells())[place]).toHaveTextContent(/^\w+.* – /));
  });

  test('is sorted by a head', async () => {
    const app = await open('/app/trolleys');
    await rows();
    await app.user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Trolley 01'));
  });

  test('is exported with its filter and its sort', async () => {
    const filter = encodeURIComponent(JSON.stringify({ status: 'READY' }));
    const app = await open(`/app/trolleys?filter=${filter}&sort=name&order=ASC`);
    const wire = listenToWire(app);
    await rows();
    await app.user.click(screen.getByRole('button', { name: 'Export' }));
    await app.user.click(await screen.findByRole('button', { name: /^CSV/ }));
    await waitFor(() =>
      expect(wire.of(trolleys.exportCsv.path)).toEqual([{ status: 'READY', sort: 'name,asc' }]),
    );
    const asked = { status: 'READY', sort: 'name,asc' } as const;
    const { body } = await server.ask(trolleys.exportCsv, asked, { token: server.token });
    const lines = String(body).trim().split('\n');
    expect(lines[0]).toContain(
      'Name,Locker id,Planned on,Price,Status,Photo,Notes,Creation time,Last updated time',
    );
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
    expect(first).toHaveTextContent(/可用|借出|损坏/);
    expect(screen.getByRole('columnheader', { name: '计划日期' })).toBeVisible();
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

describe('A record of a resource nobody has seen', () => {
  test('is made on its form, and stands in the list', async () => {
    const app = await open('/app/trolleys/create');
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Trolley 99');
    await app.user.type(screen.getByRole('textbox', { name: 'Planned on' }), '20270401');
    await app.user.type(screen.getByRole('textbox', { name: 'Price' }), '4.20');
    await app.user.click(screen.getByRole('combobox', { name: 'Locker' }));
    await app.user.click((await screen.findAllByRole('option', { name: /–/ }))[0]!);
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Ready');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trolley 99 is added.')).toBeVisible();
    expect(await named('Trolley 99')).toMatchObject({
      plannedOn: '2027-04-01',
      price: 4.2,
      status: 'READY',
    });
  });

  test('whose name another has already is refused at its field', async () => {
    const trolley = (await named('Trolley 01'))!;
    const app = await open(`/app/trolleys/${trolley.id}`);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await app.user.clear(name);
    await app.user.type(name, 'trolley 02');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(name).toHaveAccessibleDescription(/Another record already has this/),
    );
  });

  test('is changed on its form', async () => {
    const trolley = (await named('Trolley 03'))!;
    const app = await open(`/app/trolleys/${trolley.id}`);
    const notes = await screen.findByRole('textbox', { name: /^Notes/ });
    await app.user.type(notes, 'One wheel squeaks.');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trolley 03 is saved.')).toBeVisible();
    expect(await named('Trolley 03')).toMatchObject({ notes: 'One wheel squeaks.' });
  });

  test('gets a picture on its form, which stands in the list and on its page', async () => {
    const trolley = (await named('Trolley 04'))!;
    const app = await open(`/app/trolleys/${trolley.id}`);
    const photo = sendableFile(picture(), 'wheel.png', 'image/png');
    const input = await screen.findByLabelText(/^Photo/);
    input.focus();
    expect(input).toHaveFocus();
    fireEvent.drop(input, { dataTransfer: { files: [photo], types: ['Files'] } });
    expect(await screen.findByRole('img', { name: 'Photo' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Trolley 04 is saved.')).toBeVisible();
    expect((await named('Trolley 04'))?.photo).toMatch(/^[\w-]{16,}$/);
    await open(`/app/trolleys/${trolley.id}/show`);
    expect(await screen.findByRole('img', { name: 'Photo' })).toHaveAttribute('src', 'blob:test');
  });

  test('is shown on a page of its own', async () => {
    const trolley = (await named('Trolley 05'))!;
    await open(`/app/trolleys/${trolley.id}/show`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Trolley 05' })).toBeVisible();
    expect(screen.getByText('Status').closest('div')).toHaveTextContent('Broken');
  });

  test('is deleted after a question', async () => {
    const trolley = (await named('Trolley 11'))!;
    const app = await open(`/app/trolleys/${trolley.id}/show`);
    await app.user.click(await screen.findByRole('button', { name: /^Delete/ }));
    const question = await screen.findByRole('dialog', { name: 'Delete Trolley 11?' });
    await app.user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await named('Trolley 11')).toBeUndefined());
  });

  test('is neither made, changed nor deleted by somebody who may only look', async () => {
    await open('/app/trolleys', { session: without('LOCKER_EDIT') });
    await rows();
    for (const name of [/^New trolley/, /^Edit/, /^Delete/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    await open('/app/trolleys/create', { session: without('LOCKER_EDIT') });
    expect(await screen.findByText(/LOCKER_EDIT/)).toBeVisible();
  });
});
