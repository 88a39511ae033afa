// The file of a list has the order in which the list was asked for.
import { expect, it } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { requestOf } from '../../kit/servers/requestOf.ts';
import { everyList, pageOf, type List } from './everyList.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const fileOf = ({ name, endpoint }: List): Endpoint | undefined => {
  const [group = ''] = name.split('.');
  const files = Object.entries(allEndpoints).filter(
    ([other, { input }]) =>
      other.endsWith('.exportCsv') &&
      Object.hasOwn((input as unknown as { shape: object }).shape, 'sort'),
  );
  const own = files.find(([other]) => other === `${group}.exportCsv`);
  const near = files.find(([, { path }]) => path.startsWith(endpoint.path.replace(/\/query$/, '')));
  return (own ?? near)?.[1];
};

const withFiles = everyList.flatMap((list) => {
  const file = fileOf(list);
  return file === undefined ? [] : [{ name: list.name, list, file }];
});

it('knows the lists that have a file', () => {
  expect(withFiles.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['audit.list', 'lockers.list', 'members.list', 'cases.list']),
  );
});

it.each(withFiles)('$name', async ({ list, file }) => {
  const firstOf = async (sort: string) =>
    (await pageOf(server, token, list, { page: 0, size: 10, sort })).rows[0];
  const lineOf = async (sort: string) => {
    const answer = await server.app.fetch(requestOf(file, { sort }, { token }));
    expect(answer.status).toBe(200);
    return (await answer.text()).split('\n')[1];
  };
  for (const field of list.sorts) {
    const [asc, desc] = [`${field},asc`, `${field},desc`];
    const [one, other] = [await firstOf(asc), await firstOf(desc)];
    if (one?.[field] === other?.[field]) continue;
    const first = await lineOf(asc);
    expect(await lineOf(desc)).not.toBe(first);
    // An export is itself an event, so that the newest line of the audit log is another each time.
    expect(await lineOf(asc)).toBe(first);
    return;
  }
});
