// Contacts and tips: each list is saved as a whole.
import { expect, it } from 'vitest';
import { contacts, tips } from '../../../contract/lockers/lockerContent.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { signInWith } from '../../kit/servers/signInWith.ts';

const server = await fileServer();
const token = (await signInWith(server, ['SCREEN_EDIT', 'SCREEN_VIEW'])).token;

const save = (list: object[], asRead?: number) =>
  server.ask(contacts.update, { list } as never, { token, asRead });
const read = async () => (await server.ask(contacts.list, {}, { token })).body;

it('a list is saved as a whole, in its order, and rows keep their numbers (R3.44, R7.62)', async () => {
  await save([
    { name: 'Customer service', phone: '+357 22 000 000' },
    { name: 'Night line', email: 'night@example.com' },
  ]);
  const [first, second] = await read();
  expect([first?.name, second?.name]).toEqual(['Customer service', 'Night line']);
  await save([
    { contactId: second?.contactId, name: 'Night line', phone: '1400' },
    { contactId: first?.contactId, name: 'Customer service', phone: '+357 22 000 000' },
    { name: 'Lost parcels', email: 'lost@example.com' },
  ]);
  expect(await read()).toMatchObject([
    { contactId: second?.contactId, name: 'Night line', phone: '1400', email: null },
    { contactId: first?.contactId, name: 'Customer service' },
    { name: 'Lost parcels', email: 'lost@example.com' },
  ]);
});

it('tips are a list of their own, and may be none (R1.41, R7.63)', async () => {
  const list = [{ content: 'Hold the code to the reader.' }, { content: '请关好柜门。' }];
  const saved = await server.ask(tips.update, { list }, { token });
  expect(saved.body.map(({ content }) => content)).toEqual(list.map(({ content }) => content));
  await server.ask(tips.update, { list: [] }, { token });
  expect((await server.ask(tips.list, {}, { token })).body).toEqual([]);
});

it.each([
  ['a row without a name', { name: ' ', phone: '1400' }, 'list.0.name'],
  ['a row that nobody can be reached by', { name: 'Nobody' }, 'list.0.phone'],
  ['a telephone number of letters', { name: 'Nobody', phone: 'call me' }, 'list.0.phone'],
  [
    'a row that the list does not have',
    { contactId: 9_999, name: 'X', phone: '1400' },
    'contactId',
  ],
])('%s is refused and the list stays', async (_, row, field) => {
  const before = await read();
  expect(await save([row])).toMatchObject({ status: 400, body: { field } });
  expect(await read()).toEqual(before);
});

it('a body that is no list is refused', async () => {
  const asked = new Request(`http://here${contacts.update.path}`, {
    method: 'POST',
    headers: { 'X-User-Token': token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Customer service' }),
  });
  expect((await server.app.fetch(asked)).status).toBe(400);
});
