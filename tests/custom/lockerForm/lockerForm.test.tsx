// The page that makes or changes a locker: what is refused and why, what is kept, and for whom it is not there.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { lockerSaves } from '../../../contract/lockers/lockerSaves.ts';
import { openApp } from '../../kit/screens/openApp.tsx';
import { saidOf } from '../../resources/messages.ts';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let made = 0;
beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
});
afterAll(() => server.close());
beforeEach(() => localStorage.clear());

/** A locker of one column with two boxes. */
async function makeLocker(): Promise<number> {
  made += 1;
  const { body } = await server.ask(
    lockerSaves.create,
    {
      lockerName: `Quiet Street ${made}`,
      lockerNumber: `QUIET-${made}`,
      deviceList: [],
      boxList: [0, 1].map((positionY) => ({
        name: `A0${positionY + 1}`,
        boxTypeId: 2,
        positionX: 0,
        positionY,
      })),
    },
    { token },
  );
  return body.lockerId ?? 0;
}
const read = async (lockerId: number) =>
  (await server.ask(lockers.one, { lockerId }, { token })).body;
const use = (lockerId: number) =>
  server.database.db
    .updateTable('boxes')
    .set({ status: 'OCCUPIED' })
    .where('lockerId', '=', lockerId)
    .where('name', '=', 'A01')
    .execute();
const open = (query: string) => openApp({ server, user: 'admin', at: `/app/AddNewLocker${query}` });
const HELD =
  'The "used" or "locked" button is used. The "Edit Locker Config" button cannot be used!';

test('a door layout without a locker: what comes first is said, with the way there', async () => {
  const { user } = await open('?step=2');
  await user.click(await screen.findByRole('link', { name: 'Go to step 1' }));
  expect(await screen.findByRole('heading', { name: 'New locker' })).toBeVisible();
});

test('a locker that does not exist is said to be none', async () => {
  await open('?id=99999');
  expect(await screen.findByText('Locker not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the locker list' })).toBeVisible();
});

test('a layout with a used or locked box is shown, and the fields can be saved (R5.4)', async () => {
  const lockerId = await makeLocker();
  await use(lockerId);
  const { user, address } = await open(`?id=${lockerId}&step=2`);
  expect(await screen.findByText(HELD)).toBeVisible();
  expect(screen.queryByRole('toolbar', { name: 'Selected box' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Locker' }));
  await user.type(await screen.findByLabelText(/^Location/), 'Pier 4');
  await user.click(screen.getByRole('button', { name: 'Save locker' }));
  expect(await screen.findByText('update success')).toBeVisible();
  // On after 2 s or at once on a click
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(address()).toMatch(/^\/app\/lockers/));
  expect(await read(lockerId)).toMatchObject({ location: 'Pier 4', boxList: [{}, {}] });
});

test("'update error!' when update returns no lockerId; what was entered stays in the form (R8.9)", async () => {
  const lockerId = await makeLocker();
  const { user, network } = await open(`?id=${lockerId}&step=1`);
  network.use(http.post('*/api/locker/v1/locker/update', () => HttpResponse.json({})));
  await user.type(await screen.findByLabelText(/^Location/), 'Kept');
  await user.click(screen.getByRole('button', { name: 'Save locker' }));
  expect(await screen.findByText(/^update error!/)).toBeVisible();
  expect(screen.getByLabelText(/^Location/)).toHaveValue('Kept');
});

test("'New cabinet failed!' when create returns none (R8.10)", async () => {
  const { user, network } = await open('');
  network.use(http.post('*/api/locker/v1/locker/create', () => HttpResponse.json({})));
  await user.type(await screen.findByLabelText('Locker name'), 'Nowhere');
  await user.type(screen.getByLabelText('Locker number'), 'NOWHERE');
  await user.click(screen.getByRole('button', { name: 'Next: door layout' }));
  await screen.findByRole('heading', { name: 'Door layout', level: 1 });
  await user.click(screen.getByRole('button', { name: 'Save locker' }));
  await user.click(await screen.findByRole('button', { name: 'Create as it is' }));
  expect(await screen.findByText(/^New cabinet failed!/)).toBeVisible();
});

test.each([
  ['en', 'The number TAKEN-en belongs to the locker Owner en. Choose another.'],
  ['zh', '编号“TAKEN-zh”已用于快递柜“Owner zh”，请换一个。'],
] as const)(
  'in %s, a number of another locker is refused at its field, though it is saved from the second step',
  async (language, refusal) => {
    const words = (key: string) => saidOf(language, `lockerForm.${key}`);
    const label = (field: string) =>
      new RegExp(`^${saidOf(language, `resources.lockers.fields.${field}`)}`);
    const owner = { lockerName: `Owner ${language}`, lockerNumber: `TAKEN-${language}` };
    await server.ask(lockerSaves.create, { ...owner, deviceList: [], boxList: [] }, { token });
    const { user } = await openApp({ server, user: 'admin', language, at: '/app/AddNewLocker' });
    await user.type(await screen.findByLabelText(label('lockerName')), `Second ${language}`);
    await user.type(screen.getByLabelText(label('lockerNumber')), owner.lockerNumber);
    await user.click(screen.getByRole('button', { name: words('toLayout') }));
    await user.click(await screen.findByRole('button', { name: words('saveLocker') }));
    await user.click(await screen.findByRole('button', { name: words('lacking.create') }));
    expect(await screen.findByText(refusal)).toBeVisible();
    const field = screen.getByLabelText(label('lockerNumber'));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toBeInvalid();
  },
);

test.each([
  ['en', 'Save locker', 'Create Bare en as it is?', 'Complete the details', 'Create as it is'],
  ['zh', '保存快递柜', '仍要创建“Bare zh”吗？', '返回补充', '仍然创建'],
] as const)(
  'in %s, a locker without place, address and terminal is asked about before it is created',
  async (language, save, question, back, create) => {
    const words = (key: string) => saidOf(language, `lockerForm.${key}`);
    const label = (field: string) =>
      new RegExp(`^${saidOf(language, `resources.lockers.fields.${field}`)}`);
    const { user } = await openApp({ server, user: 'admin', language, at: '/app/AddNewLocker' });
    await user.type(await screen.findByLabelText(label('lockerName')), `Bare ${language}`);
    await user.type(screen.getByLabelText(label('lockerNumber')), `BARE-${language}`);
    const toLayout = () => user.click(screen.getByRole('button', { name: words('toLayout') }));
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: save }));
      return screen.findByRole('dialog', { name: question });
    };
    await toLayout();
    const first = await ask();
    for (const part of ['place', 'address', 'terminal'])
      expect(first).toHaveTextContent(words(`lacking.${part}`));
    await user.click(within(first).getByRole('button', { name: back }));
    await user.type(await screen.findByLabelText(label('postalCode')), '6018');
    await toLayout();
    const second = await ask();
    expect(second).not.toHaveTextContent(words('lacking.address'));
    const made = async () => {
      const named = { lockerNumber: `BARE-${language}`, page: 0, size: 5 };
      return (await server.ask(lockers.list, named, { token })).body.content.length;
    };
    expect(await made()).toBe(0);
    await user.click(within(second).getByRole('button', { name: create }));
    expect(await screen.findByText(words('created'))).toBeVisible();
    expect(await made()).toBe(1);
  },
);

test('what is wrong is said at its field, and the next step waits for it', async () => {
  const { user } = await open('');
  await user.type(await screen.findByLabelText(/^Longitude/), '200');
  await user.click(screen.getByRole('radio', { name: 'Specific hours' }));
  await user.clear(screen.getByLabelText('Closes at'));
  await user.type(screen.getByLabelText('Closes at'), '25:00');
  await user.click(screen.getByRole('button', { name: 'Next: door layout' }));
  expect(await screen.findByText('Please enter locker name')).toBeVisible();
  expect(screen.getByText('Enter degrees from -180 to 180')).toBeVisible();
  expect(screen.getByText('Enter both longitude and latitude')).toBeVisible();
  expect(screen.getByText('Enter a time such as 06:00')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'New locker' })).toBeVisible();
});

test('a draft is each user’s own, and can be thrown away', async () => {
  const lockerId = await makeLocker();
  const { user, screen: page } = await open(`?id=${lockerId}&step=1`);
  await user.type(await screen.findByLabelText(/^Location/), 'Drafted');
  await screen.findByText(/^Saved as a draft on this device at/);
  page.unmount();

  const other = await openApp({
    server,
    user: 'operator',
    at: `/app/AddNewLocker?id=${lockerId}&step=1`,
  });
  expect(await screen.findByLabelText(/^Location/)).toHaveValue('');
  other.screen.unmount();

  await open(`?id=${lockerId}&step=1`);
  expect(await screen.findByLabelText(/^Location/)).toHaveValue('Drafted');
  await user.click(screen.getByRole('button', { name: 'Discard the draft' }));
  const asking = await screen.findByRole('dialog', { name: 'Discard the draft?' });
  await user.click(within(asking).getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByLabelText(/^Location/)).toHaveValue('');
  expect(screen.queryByText(/^Saved as a draft/)).toBeNull();
});

test('who may not change lockers is offered none of it', async () => {
  const { screen: list } = await openApp({ server, user: 'viewer', at: '/app/lockers' });
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: 'New locker' })).toBeNull();
  list.unmount();
  const { screen: boxes } = await openApp({ server, user: 'viewer', at: '/app/box-info?id=1' });
  await screen.findByRole('heading', { name: 'Larnaca – Finikoudes Promenade' });
  expect(screen.queryByRole('button', { name: 'Edit locker' })).toBeNull();
  boxes.unmount();
  await openApp({ server, user: 'viewer', at: '/app/AddNewLocker' });
  expect(await screen.findByText(/^Your role does not include/)).toBeVisible();
});

test('box info leads to both steps; a layout in use says why it is not to be changed (R2.73, R5.4)', async () => {
  const lockerId = await makeLocker();
  const at = `/app/box-info?id=${lockerId}`;
  const { user, address, screen: page } = await openApp({ server, user: 'admin', at });
  await user.click(await screen.findByRole('button', { name: 'Edit locker configuration' }));
  expect(address()).toBe(`/app/AddNewLocker?id=${lockerId}&step=2`);
  page.unmount();
  await use(lockerId);
  const again = await openApp({ server, user: 'admin', at });
  await user.click(await screen.findByRole('button', { name: 'Edit locker configuration' }));
  expect(await screen.findByText(HELD)).toBeVisible();
  expect(again.address()).toBe(at);
  await user.click(screen.getByRole('button', { name: 'Edit locker' }));
  expect(again.address()).toBe(`/app/AddNewLocker?id=${lockerId}&step=1`);
});
