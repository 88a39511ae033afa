// Terminal settings, system settings and holidays, as whoever may change them sees them.
import { screen, waitFor, within } from '@testing-library/react';
import { writeXlsx, type CellValue } from 'hucre';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { boxTypes } from '../../contract/boxes/boxTypes.ts';
import { alertRecipients } from '../../contract/messages/alertRecipients.ts';
import { reminders } from '../../contract/parcels/reminders.ts';
import { readRow } from '../kit/databases/rows.ts';
import { fileServer } from '../kit/servers/fileServer.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';

const server = await fileServer();

const open = (at: string, user: 'admin' | 'viewer' = 'admin') =>
  openApp({ server, user, at: `/app/${at}` });
/** A workbook is sent, written down and read. */
const press = (name: string) => screen.findByRole('button', { name });
const setting = async (key: string) =>
  (await readRow(server, 'settings', { settingKey: key })).settingValue;

test('"a stale save is refused with what changed": reminders that somebody else saved are named, and one\'s own are saved over them', async () => {
  const root = await sessionOf(server, 'root');
  const told = async (...hoursBefore: number[]) => {
    const { status } = await server.ask(reminders.save, { hoursBefore }, root);
    expect(status).toBe(200);
  };
  await told(24);
  const { user } = await open('systemSetting');
  const panel = within(await screen.findByRole('region', { name: 'Reminders' }));
  const row = panel.getByLabelText(/^Reminder 1: hours/, { selector: 'input' });
  await user.clear(row);
  await user.type(row, '36');
  await told(72, 12);
  await user.click(await panel.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^root saved / }));
  expect(dialog.getByText(/^Your changes are kept/)).toBeVisible();
  expect(await dialog.findByText('72 hours before, 12 hours before')).toBeVisible();
  expect(dialog.getByText('36 hours before')).toBeVisible();
  expect(dialog.getByRole('radio', { name: 'Reminders: Yours' })).toBeChecked();
  expect(await setting('REMINDER_HOURS')).toBe('72;12');
  await user.click(dialog.getByRole('button', { name: 'Save combined version' }));
  await waitFor(async () => expect(await setting('REMINDER_HOURS')).toBe('36'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await told();
});

test('the sides of a size that are typed one after the other are saved together (R5.80)', async () => {
  const { user } = await open('systemSetting');
  const table = await screen.findByRole('table', { name: 'Box sizes' });
  const panel = within(table.closest('form')!);
  const typed = { length: 41, width: 42, height: 43 };
  for (const [side, value] of Object.entries(typed)) {
    const name = new RegExp(`^S: ${side}`, 'i');
    const field = panel.getByLabelText(name, { selector: 'input' });
    await user.clear(field);
    await user.type(field, `${value}`);
  }
  await user.click(await panel.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('update success')).toBeVisible();
  const { body } = await server.ask(boxTypes.list, {}, await sessionOf(server, 'admin'));
  expect(body.find(({ name }) => name === 'S')).toMatchObject(typed);
  // What is emptied after a save is wrong once it is to be saved, too.
  const length = panel.getByLabelText(/^S: length/i, { selector: 'input' });
  await user.clear(length);
  expect(length).toBeValid();
});

test('settings that stay open are saved as often as they are changed', async () => {
  const admin = await sessionOf(server, 'admin');
  const kept = async () => (await server.ask(alertRecipients.read, {}, admin)).body;
  const { user } = await open('alertRecipients');
  for (const address of ['first@example.test', 'second@example.test']) {
    const [field] = await screen.findAllByLabelText(/Power off/, { selector: 'input' });
    await user.clear(field!);
    await user.type(field!, address);
    await user.click(await press('Save'));
    await waitFor(async () => expect((await kept()).POWER_OFF).toContain(address));
    await waitFor(() => expect(screen.queryByText('update success')).not.toBeNull());
  }
  expect(screen.queryByRole('dialog')).toBeNull();
});

const calendar = async (name: string, rows: CellValue[][]) =>
  sendableFile(await writeXlsx({ sheets: [{ name: 'H', rows }] }), name);

async function openCalendar() {
  await sendableForms();
  const app = await open('HolidaySetting');
  const choose = async (file: File) =>
    app.user.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), file);
  return { ...app, choose };
}

test('a calendar is looked at before it is kept; a day of it is deleted again (R1.37, R2.134, R8.20)', async () => {
  const { user, network, choose } = await openCalendar();
  await choose(await calendar('bad.xlsx', [['2091-02-30', 'No day']]));
  expect(await press('Save the calendar')).toBeDisabled();
  await user.click(await press('Choose another file'));
  await choose(await calendar('good.xlsx', [['2091-01-01', 'New Year']]));
  expect(await screen.findByText('1 holiday can be saved.')).toBeVisible();
  await user.click(await press('Save the calendar'));
  expect(await screen.findByText('success!')).toBeVisible();
  const kept = await screen.findByText('New Year');
  expect(screen.getByRole('heading', { name: 'Holidays in 2091' })).toBeVisible();

  const remove = async () => {
    await user.click(within(kept.closest('li')!).getByRole('button', { name: /^Delete/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete New Year?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  };
  // Somebody else has saved it since it was shown, and takes that back.
  const stale = { statusCode: 409, code: 'STALE', message: '' };
  const refused = () => HttpResponse.json(stale, { status: 409 });
  network.use(http.delete('*/api/*', refused, { once: true }));
  await remove();
  expect(
    await screen.findByText(/saved this record in the meantime|has been changed/),
  ).toBeVisible();
  await remove();
  expect(await screen.findByText('New Year is deleted.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No holidays in 2091' })).toBeVisible();
});
