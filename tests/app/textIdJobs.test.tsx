// Jobs of an operator on a server whose ids are texts: sending files, finding, choosing; booking and opening are in the gate.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { boxes } from '../../contract/boxes/boxes.ts';
import { lockers } from '../../contract/lockers/lockers.ts';
import { cases } from '../../contract/operations/cases.ts';
import { pngOf } from '../../server/seed/network/pngOf.ts';
import { readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { freePair } from '../kit/networkBoxes.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { soundPackage } from '../server/versions/packages.ts';
import { openWithTextIds } from './openWithTextIds.tsx';

const server = await fileServer({ liveEveryMs: 20 });
beforeEach(() => sendableForms());

const db = () => server.database.db;

async function lockerOf(lockerId: number) {
  const token = await server.signIn('admin');
  return (await server.ask(lockers.one, { lockerId }, { token })).body;
}

/** A locker that can be reached, with two free boxes. */
async function reachable() {
  const { lockerId, lockerName } = await readRow(
    db(),
    'lockers',
    { lockerSituation: 'ONLINE', lockerStatus: 'ENABLE' },
    undefined,
    'lockerId',
  );
  const [one, other] = freePair(await lockerOf(lockerId));
  return { lockerId, lockerName, one, other };
}

const cellOf = (boxId: number) =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>(`[data-box="k${boxId}"]`);
    if (!found) throw new Error(`no box k${boxId}`);
    return found;
  });

const picture = (name: string) =>
  sendableFile(pngOf({ width: 8, height: 5, colours: [[1, 2, 3]], colourAt: () => 0 }), name);

test('a box that somebody else locks is seen from the live change', async () => {
  const { lockerId, other } = await reachable();
  await openWithTextIds(server, `/app/box-info?id=k${lockerId}`, true);
  const cell = await cellOf(other.boxId);
  expect(cell).toHaveAccessibleName(/Available/);
  const token = await server.signIn('admin');
  await server.ask(boxes.setLocked, { boxId: other.boxId }, { token });
  await waitFor(() => expect(cell).toHaveAccessibleName(/Locked/));
});

test('a picture is attached to a case', async () => {
  const { ordersId } = await readRow(db(), 'parcels', {}, ['ordersId'], 'ordersId');
  const token = await server.signIn('admin');
  const draft = { caseType: 'DAMAGED' as const, subject: 'Carton is torn', ordersId };
  const { id } = (await server.ask(cases.create, draft, { token })).body;
  const { user, refused } = await openWithTextIds(server, `/app/cases/k${id}/show`);
  await screen.findByRole('heading', { level: 1, name: 'Carton is torn' });
  const input = await screen.findByLabelText('Attach a picture', { selector: 'input' });
  await user.upload(input, picture('crack.png'));
  expect(await screen.findByRole('button', { name: 'Enlarge crack.png' })).toBeVisible();
  expect(refused).toEqual([]);
});

test('a screen saver gets lockers and a picture', async () => {
  const { user, refused } = await openWithTextIds(server, '/app/bannerupload?screenSaverId=k3');
  const input = await screen.findByLabelText('Choose pictures', { selector: 'input' });
  await user.upload(input, picture('pier.png'));
  expect(await screen.findByText('All pictures are uploaded.')).toBeVisible();
  const choice = within(screen.getByRole('group', { name: 'Lockers' }));
  const [first] = await choice.findAllByRole('checkbox', { checked: false });
  await user.click(first!);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Night service is saved.')).toBeVisible();
  expect(refused).toEqual([]);
});

test('a package is uploaded', async () => {
  const page = await openWithTextIds(server, '/app/TerminalDeployment2');
  await screen.findByText('Choose a .zip file');
  const input = page.screen.container.querySelector<HTMLInputElement>('input[type="file"]')!;
  await page.user.upload(input, sendableFile(soundPackage(1_000), 'terminal.zip'));
  expect(await screen.findByText('terminal.zip is uploaded.')).toBeVisible();
  expect(page.refused).toEqual([]);
});

test('a locker is found by its name, and Enter opens it', async () => {
  const { lockerId, lockerName } = await reachable();
  const { user, address, refused } = await openWithTextIds(server, '/app/roles');
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', { name: /^Find a/ });
  await user.keyboard(lockerName);
  await screen.findByRole('option', { name: new RegExp(lockerName) });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe(`/app/box-info?id=k${lockerId}`));
  expect(refused).toEqual([]);
});

test('a filter by district names the district', async () => {
  const { id, name } = await readRow(db(), 'districts', {}, undefined, 'id');
  const filter = encodeURIComponent(JSON.stringify({ districtId: `k${id}` }));
  const { refused } = await openWithTextIds(server, `/app/lockers?filter=${filter}`);
  const chosen = await screen.findByRole('combobox', { name: 'District' });
  await waitFor(() => expect(chosen).toHaveValue(name));
  expect(refused).toEqual([]);
});
