// Terminal settings, system settings and holidays, as whoever may change them sees them.
import { screen, waitFor, within } from '@testing-library/react';
import { writeXlsx, type CellValue } from 'hucre';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxTypes } from '../../contract/boxes/boxTypes.ts';
import { reminders } from '../../contract/parcels/reminders.ts';
import { sendableFile, sendableForms } from '../kit/nodeForms.ts';
import { openApp, sessionOf } from '../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../kit/servers/openServer.ts';

let server: OpenServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const open = (at: string, user: 'admin' | 'viewer' = 'admin') =>
  openApp({ server, user, at: `/app/${at}` });
/** A workbook is sent, written down and read. */
const press = (name: string) => screen.findByRole('button', { name });
const setting = async (key: string) =>
  (
    await server.database.db
      .selectFrom('settings')
      .select('settingValue')
      .where('settingKey', '=', key)
      .executeTakeFirstOrThrow()
  ).settingValue;

test('a timeout is held to its bounds, and saved (R1.36, R2.135)', async () => {
  const { user } = await open('lockSettings');
  const cleaning = await screen.findByLabelText('Cleaning');
  await user.clear(cleaning);
  await user.type(cleaning, '99999');
  await user.click(await press('Save'));
  expect(cleaning).toHaveAccessibleDescription('At most 3600');
  await user.clear(cleaning);
  await user.click(await press('Save'));
  expect(cleaning).toHaveAccessibleDescription('Please enter cleaning');
  await user.type(cleaning, '450');
  await user.click(await press('Save'));
  expect(await screen.findByText('Terminal settings is saved.')).toBeVisible();
  expect(await setting('CLEANING_PAGE_TIMEOUT')).toBe('450');
});

test("box sizes: 'Please enter the dimension', and nothing is sent before all are filled (R1.39, R2.137, R5.80)", async () => {
  const { user } = await open('systemSetting');
  const height = await screen.findByLabelText('M: Height (cm)');
  await user.clear(height);
  const save = () => within(height.closest('form')!).getByRole('button', { name: 'Save' });
  await user.click(save());
  expect(await screen.findByText('Please enter the dimension')).toBeVisible();
  expect(height).toBeInvalid();
  await user.type(height, '18.5');
  expect(screen.queryByText('Please enter the dimension')).toBeNull();
  await user.click(save());
  expect(await screen.findByText('update success')).toBeVisible();
  const medium = await server.database.db
    .selectFrom('boxTypes')
    .select('height')
    .where('name', '=', 'M')
    .executeTakeFirstOrThrow();
  expect(medium.height).toBe(18.5);
});

test('the free storage time is saved by itself, and whoever leaves is asked about all that is changed (R1.38, R2.137)', async () => {
  const { user, address } = await open('systemSetting');
  const hours = await screen.findByLabelText('Hours of free storage');
  await user.clear(hours);
  await user.type(hours, '36');
  await user.type(await screen.findByLabelText('L: Length (cm)'), '1');
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(dialog).toHaveTextContent('Hours of free storage, Box sizes');
  await user.click(within(dialog).getByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(address()).toBe('/app/dashboard'));
  expect(await setting('FREE_STORE_TIME')).toBe('36');
});

test('"reminder before expiry (schedule configurable)": what is wrong is said at its row, and what is right is saved', async () => {
  const { user } = await open('systemSetting');
  const panel = within(await screen.findByRole('form', { name: 'Reminders' }));
  const row = (place: number) =>
    panel.getByLabelText(`Reminder ${place}: hours before storage ends`, { selector: 'input' });
  expect(row(1)).toHaveValue('24');
  await user.click(panel.getByRole('button', { name: 'Add a reminder' }));
  expect(row(2)).toHaveFocus();
  await user.type(row(2), '24');
  const save = panel.getByRole('button', { name: 'Save' });
  await user.click(save);
  expect(row(2)).toHaveAccessibleDescription('This reminder already exists');
  await user.clear(row(2));
  await user.type(row(2), '721');
  expect(row(2)).toHaveAccessibleDescription('Please enter a whole number of hours, from 1 to 720');
  await user.clear(row(2));
  await user.type(row(2), '48');
  expect(row(2)).toBeValid();
  await user.click(save);
  expect(await screen.findByText('update success')).toBeVisible();
  expect(await setting('REMINDER_HOURS')).toBe('48;24');
  await waitFor(() => expect(row(1)).toHaveValue('48'));

  const removeFirst = () => user.click(panel.getByRole('button', { name: /^Remove: Reminder 1/ }));
  await removeFirst();
  await removeFirst();
  expect(panel.getByText('No reminders are sent.')).toBeVisible();
  await user.click(save);
  await waitFor(async () => expect(await setting('REMINDER_HOURS')).toBe(''));
});

test('"a stale save is refused with what changed": reminders that somebody else saved are named, and one\'s own are saved over them', async () => {
  const root = await sessionOf(server, 'root');
  const told = async (...hoursBefore: number[]) => {
    const { status } = await server.ask(reminders.save, { hoursBefore }, root);
    expect(status).toBe(200);
  };
  await told(24);
  const { user } = await open('systemSetting');
  const panel = within(await screen.findByRole('form', { name: 'Reminders' }));
  const row = panel.getByLabelText(/^Reminder 1: hours/, { selector: 'input' });
  await user.clear(row);
  await user.type(row, '36');
  await told(72, 12);
  await user.click(panel.getByRole('button', { name: 'Save' }));
  const note = await panel.findByRole('alert');
  expect(note).toHaveTextContent(
    /^root saved the reminders in the meantime\. Your changes were not saved/,
  );
  expect(within(note).getByRole('listitem')).toHaveTextContent(
    'Reminders: the saved value is 72 hours before, 12 hours before, yours is 36 hours before',
  );
  expect(await setting('REMINDER_HOURS')).toBe('72;12');
  await user.click(within(note).getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect(await setting('REMINDER_HOURS')).toBe('36'));
  await waitFor(() => expect(panel.queryByRole('alert')).toBeNull());
  await told();
});

test('"a stale save is refused with what changed": so are sizes of boxes', async () => {
  const root = await sessionOf(server, 'root');
  const { user } = await open('systemSetting');
  const field = await screen.findByLabelText(/^XS.*Length/i, { selector: 'input' });
  const smallest = async () =>
    (await server.ask(boxTypes.list, {}, root)).body.find(({ name }) => name === 'XS')!;
  const { boxTypeId, name } = await smallest();
  const theirs = { boxTypeId, name, length: 46, width: 38, height: 8 };
  const { status } = await server.ask(boxTypes.update, { boxTypeList: [theirs] }, root);
  expect(status).toBe(200);
  await user.clear(field);
  await user.type(field, '47');
  const form = within(field.closest('form')!);
  await user.click(form.getByRole('button', { name: 'Save' }));
  const note = await form.findByRole('alert');
  expect(note).toHaveTextContent(
    /^root saved the sizes in the meantime\. Your changes were not saved/,
  );
  expect(within(note).getByRole('listitem')).toHaveTextContent(
    /XS.*length.*: the saved value is 46, yours is 47/i,
  );
  await user.click(within(note).getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(form.queryByRole('alert')).toBeNull());
  expect((await smallest()).length).toBe(47);
});

test('whoever may only see settings sees them without a way to change them', async () => {
  await open('systemSetting', 'viewer');
  expect(await screen.findByText('36 hours')).toBeVisible();
  expect(screen.getByText('No reminders are sent.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
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

test("'The format is incorrect, please use Excel format', by name and by content (R5.42, R8.12)", async () => {
  const { choose } = await openCalendar();
  await choose(sendableFile('2091-01-01,x', 'holidays.csv'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The format is incorrect, please use Excel format',
  );
  expect(screen.queryByText('Failed')).toBeNull();
  await choose(sendableFile('2091-01-01,x', 'holidays.xlsx'));
  expect(await screen.findByText('Failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('please use Excel format');
});

test('rows of a calendar that cannot be kept are named with why, and it is not kept', async () => {
  const { choose } = await openCalendar();
  await choose(
    await calendar('bad.xlsx', [
      ['Day', 'Name'],
      ['2091-02-30', 'No day'],
    ]),
  );
  expect(await screen.findByText(/^Row 2: not a valid date/)).toBeVisible();
  expect(await press('Save the calendar')).toBeDisabled();
});

test('a calendar is looked at before it is kept; a day of it is deleted again (R1.37, R2.134, R8.20)', async () => {
  const { user, choose } = await openCalendar();
  await choose(await calendar('good.xlsx', [['2091-01-01', 'New Year']]));
  expect(await screen.findByText('1 holiday can be saved.')).toBeVisible();
  await user.click(await press('Save the calendar'));
  expect(await screen.findByText('success!')).toBeVisible();
  const kept = await screen.findByText('New Year');
  expect(screen.getByRole('heading', { name: 'Holidays in 2091' })).toBeVisible();

  await user.click(within(kept.closest('li')!).getByRole('button', { name: /^Delete/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete New Year?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('New Year is deleted.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'No holidays in 2091' })).toBeVisible();
});
