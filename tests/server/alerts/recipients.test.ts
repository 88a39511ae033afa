// Who is told of alerts: read and saved as a map of all keys, checked line by line.
import { expect, it } from 'vitest';
import { alertRecipients } from '../../../contract/messages/alertRecipients.ts';
import { RECIPIENT_KEYS, type RecipientKey } from '../../../domain/messages/recipients.ts';
import { readRows, readEvents } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const read = async () => (await server.ask(alertRecipients.read, {}, { token })).body;
const none = Object.fromEntries(RECIPIENT_KEYS.map((key) => [key, ''])) as Record<
  RecipientKey,
  string
>;
const save = (lines: Partial<Record<RecipientKey, string>>, asRead?: number) =>
  server.ask(alertRecipients.save, { ...none, ...lines }, { token, asRead });

it('is a line for each of the ten keys (R3.79, R3.80, R3.81, R7.51)', async () => {
  expect(Object.keys(await read()).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...RECIPIENT_KEYS, 'lastUpdatedTime'].toSorted((a, b) => a.localeCompare(b)),
  );
});

it('addresses separated by semicolons are kept, each once; who changed which line is kept too (R5.37, R7.51)', async () => {
  const { status } = await save({
    POWER_OFF: ' a@b.cy ; c@d.cy;a@b.cy;',
    REPORT_EMAIL_ADDRESS: 'r@b.cy',
  });
  expect(status).toBe(200);
  expect(await read()).toMatchObject({
    POWER_OFF: 'a@b.cy;c@d.cy',
    REPORT_EMAIL_ADDRESS: 'r@b.cy',
    DOOR_UNCLOSED: '',
  });
  const event = (
    await readEvents(server, { subjectType: 'alertRecipients' }, ['type', 'byName', 'data'])
  ).at(-1)!;
  expect(event).toMatchObject({
    type: 'RECORD_CHANGED',
    byName: 'admin',
    data: { to: { POWER_OFF: { personal: expect.stringMatching(/^2\.[\da-f]{64}$/) } } },
  });
  const kept = await readRows(
    server,
    'personalValues',
    { ownerType: 'alertRecipients', field: 'POWER_OFF' },
    ['field', 'value'],
  );
  expect(kept).toContainEqual({ field: 'POWER_OFF', value: 'a@b.cy;c@d.cy' });
});

it.each([
  ['a@b.cy,c@d.cy', 'Use ";" for multiple email addresses'],
  ['a@b.cy，c@d.cy', 'Use ";" for multiple email addresses'],
  ['a@b.cy;nobody', 'Please enter a valid email address'],
])('refuses %s at its field, and keeps all lines as they were', async (line, message) => {
  const before = await read();
  expect(await save({ DOOR_UNCLOSED: line })).toMatchObject({
    status: 400,
    body: { field: 'DOOR_UNCLOSED', message: expect.stringContaining(message) },
  });
  expect(await read()).toEqual(before);
});

it('refuses a map that lacks a key, and one with a key that is none', async () => {
  const { POWER_OFF: _, ...lacking } = none;
  const tries = [lacking, { ...none, FIRE: 'a@b.cy' }, { ...none, POWER_OFF: ['a@b.cy'] }];
  for (const map of tries) {
    const { status } = await server.ask(alertRecipients.save, map as never, { token });
    expect(status).toBe(400);
  }
});
