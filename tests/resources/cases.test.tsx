// What staff do with a case on its page, and the ways to a new one.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boxWhy } from '../../contract/boxes/boxWhy.ts';
import { caseCalls, cases } from '../../contract/operations/cases.ts';
import { pngOf } from '../../server/seed/network/png.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
let token: string;
let id: number;
let ordersId: number;

beforeAll(async () => {
  server = await openServer();
  token = await server.signIn('admin');
  ({ ordersId } = await server.database.db
    .selectFrom('parcels')
    .select('ordersId')
    .where('ordersStatus', '=', 'STORED')
    .where('memberId', 'is not', null)
    .executeTakeFirstOrThrow());
});
afterAll(() => server.close());
beforeEach(async () => {
  await sendableForms();
  const draft = { caseKind: 'DAMAGED' as const, subject: 'Carton is torn', ordersId };
  id = (await server.ask(cases.create, draft, { token })).body.id;
});

const openCount = async () => (await server.ask(caseCalls.openCount, {}, { token })).body.count;
const thread = async () => {
  const section = await screen.findByRole('heading', { name: 'History and comments' });
  return within(section.closest('section')!);
};

test('a case is taken, talked about, shown and resolved with its reason on its page', async () => {
  const { user } = await openApp({ server, user: 'support', at: `/app/cases/${id}/show` });
  expect(await screen.findByRole('heading', { level: 1, name: 'Carton is torn' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^Assign to me/ }));
  expect(await screen.findByText('“Carton is torn” is assigned to you.')).toBeVisible();
  const lines = await thread();
  expect(await lines.findByText('Assigned to Katerina Nicolaou')).toBeVisible();

  await user.click(lines.getByRole('button', { name: 'Add comment' }));
  expect(await lines.findByText('Please enter a comment first')).toBeVisible();
  await user.type(lines.getByLabelText('Comment'), 'The courier says it was whole');
  await user.click(lines.getByRole('button', { name: 'Add comment' }));
  expect(await lines.findByText('The courier says it was whole', { selector: 'p' })).toBeVisible();
  expect(lines.getByLabelText('Comment')).toHaveValue('');

  const input = lines.getByLabelText('Attach a picture', { selector: 'input' });
  await user.upload(input, sendableFile('%PDF-1.7', 'torn.png'));
  expect(await lines.findByText('This is not a picture.')).toBeVisible();
  const bytes = pngOf({ width: 8, height: 5, colours: [[1, 2, 3]], colourAt: () => 0 });
  const files = [sendableFile(bytes, 'torn.png')];
  fireEvent.drop(lines.getByLabelText('Comment'), { dataTransfer: { files, types: ['Files'] } });
  await user.click(await lines.findByRole('button', { name: 'Enlarge torn.png' }));
  const large = await screen.findByRole('dialog', { name: 'torn.png' });
  expect(within(large).getByRole('img', { name: 'torn.png' })).toBeVisible();
  await user.click(within(large).getByRole('button', { name: 'Close' }));

  const before = await openCount();
  await user.click(await screen.findByRole('button', { name: /^Resolve/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Resolve “Carton is torn”?' });
  await user.selectOptions(await within(dialog).findByLabelText('Outcome'), 'Compensated');
  await user.type(within(dialog).getByLabelText(/^Note/), 'The provider pays');
  await user.click(within(dialog).getByRole('button', { name: 'Resolve' }));
  expect(await lines.findByText('Resolved: Compensated')).toBeVisible();
  expect(await openCount()).toBe(before - 1);
  expect(screen.queryByRole('button', { name: /^Assign to me/ })).toBeNull();
});

test('who may only see cases reads the thread and is offered no act', async () => {
  await openApp({ server, user: 'viewer', at: `/app/cases/${id}/show` });
  const lines = await thread();
  expect(await lines.findByText('Case opened')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Assign|Resolve|Add comment|Attach/ })).toBeNull();
});

test('from a parcel one opens a case about it, and its time line leads there', async () => {
  const { user, address } = await openApp({
    server,
    user: 'admin',
    at: `/app/order-view?ordersId=${ordersId}`,
  });
  const [line] = await screen.findAllByRole('link', { name: 'Case opened' });
  expect(line).toHaveAttribute('href', expect.stringMatching(/^\/app\/cases\/\d+\/show$/));
  await user.click(screen.getByRole('link', { name: 'New case' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'New case' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Kind'), 'Wrong parcel');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please describe the problem in a few words')).toBeVisible();
  await user.type(screen.getByLabelText('Subject'), 'Swapped with a neighbour');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => {
    const { body } = await server.ask(cases.list, { ordersId, size: 100 }, { token });
    expect(body).toContainEqual(
      expect.objectContaining({ subject: 'Swapped with a neighbour', caseKind: 'WRONG_PARCEL' }),
    );
  });
  expect(address()).toContain('/app/cases/create');
});

test('a chosen box says why it cannot be booked, and a case can be opened about it', async () => {
  const box = await server.database.db
    .selectFrom('boxes')
    .innerJoin('lockers', 'lockers.lockerId', 'boxes.lockerId')
    .select(['boxes.boxId', 'boxes.lockerId', 'boxes.name'])
    .where('boxes.status', '=', 'OCCUPIED')
    .where('boxes.deletedAt', 'is', null)
    .where('lockers.lockerStatus', '=', 'ENABLE')
    .executeTakeFirstOrThrow();
  const at = `/app/box-info?id=${box.lockerId}&box=${box.boxId}`;
  const { user, address } = await openApp({ server, user: 'support', at });
  // Once in the dock of a desk; a phone has it in its menu.
  await user.click(await screen.findByRole('button', { name: 'Why?' }));
  const title = `Why box ${box.name} cannot be booked`;
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(within(dialog).getByText('Contains a parcel.')).toBeVisible();
  const { body } = await server.ask(boxWhy.read, { boxId: box.boxId }, { token });
  const [kept] = body.hindrances[0]!.parcels;
  expect(within(dialog).getByRole('link', { name: kept!.parcelNumber })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.click(await screen.findByRole('button', { name: 'New case' }));
  expect(await screen.findByLabelText(/^Box/)).toHaveValue(box.name);
  expect(decodeURIComponent(address())).toContain(`"lockerId":${box.lockerId}`);
});
