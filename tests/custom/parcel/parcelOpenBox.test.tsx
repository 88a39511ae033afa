// The box of a parcel opened from the parcel's page: the same question, task and words as on the page of the boxes.
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { giveTerminal, sayResult, tasksOf } from '../boxInfo/boxInfoApp.tsx';
import { openParcel, parcelThatIs } from './parcelPage.tsx';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const CONFIRMATION =
  'Please note there is parcel inside the compartment. Are you sure you want to open the compartment?';

const dialog = (name: string) => screen.findByRole('dialog', { name });
const openButton = (boxName: string) => screen.getByRole('button', { name: `Open box ${boxName}` });

describe('Opening the box of a parcel', () => {
  it('that is inside needs a confirmation; then the box opens at its locker, and the dialog closes (R5.3)', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const place = { server, lockerId: parcel.lockerId };
    await giveTerminal(place, Date.now());
    const { user } = await openParcel(server, parcel);

    await user.click(openButton(parcel.boxName));
    const asking = await dialog('Open 1 box that holds a parcel?');
    expect(within(asking).getByText(CONFIRMATION)).toBeVisible();
    expect(within(asking).getByText(parcel.parcelNumber, { exact: false })).toBeVisible();
    await user.click(within(asking).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await tasksOf(place)).toEqual([]);

    await user.click(openButton(parcel.boxName));
    const again = await dialog('Open 1 box that holds a parcel?');
    await user.click(within(again).getByRole('button', { name: `Open ${parcel.boxName}` }));
    const opening = await dialog('Remote unlock');
    expect(within(opening).getByText(`${parcel.lockerName}, 1 box`)).toBeVisible();
    await waitFor(async () => {
      for (const { taskId } of await tasksOf(place)) await sayResult(place, taskId);
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    expect(await screen.findByText(`Opened: ${parcel.boxName}`)).toBeVisible();
  });

  it('that is only booked is opened without a question, and a jammed door says so', async () => {
    const parcel = await parcelThatIs(server, 'RESERVED');
    const place = { server, lockerId: parcel.lockerId };
    await giveTerminal(place, Date.now());
    const { user } = await openParcel(server, parcel);
    await user.click(openButton(parcel.boxName));
    const opening = await dialog('Remote unlock');
    await waitFor(async () => {
      const [task] = await tasksOf(place);
      expect(task).toBeDefined();
      await sayResult(place, task!.taskId, 'JAMMED');
    });
    expect(await within(opening).findByText('No door-open signal received')).toBeVisible();
    await user.click(within(opening).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('without a connection waits, and says so', async () => {
    const parcel = await parcelThatIs(server, 'STORED');
    const { user, network } = await openParcel(server, parcel);
    network.use(http.get('*/locker/info/*', () => HttpResponse.error()));
    await user.click(openButton(parcel.boxName));
    expect(await screen.findByText('No connection. Remote opening is unavailable.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
