// Other people's records by id: who may read a file is decided by what it is of, purpose by purpose, whatever its id is known from.
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { files } from '../../../contract/files.ts';
import { BACKEND_AUTHORITIES, type Authority } from '../../../domain/people/authorities.ts';
import { filePurposes, type PurposeName } from '../../../server/outside/filePurposes.ts';
import { insertRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { keyOf, signInWith } from '../../kit/servers/signInWith.ts';
import { picture } from './sending.ts';
import { inTurn } from '../../../server/outside/inTurn.ts';

const server = await fileServer();

const purposes = Object.keys(filePurposes) as (keyof typeof filePurposes)[];

/** A file of this purpose; `keptBy` names the record that needs it, null where none does yet. */
async function keep(purpose: PurposeName, keptBy: string | null): Promise<string> {
  const path = await server.files.temporary();
  await writeFile(path, picture());
  const fileId = await server.files.take(path);
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  await insertRow(server, 'files', {
    fileId,
    purpose,
    keptBy,
    name: 'seen.png',
    size: picture().length,
    type: 'image/png',
    sha256: '0',
    createdBy: 1,
    ...stamps,
  });
  return fileId;
}

const statusesOf = async (fileId: string, as: object) => [
  (await server.ask(files.download, { fileId }, as)).status,
  (await server.ask(files.preview, { fileId }, as)).status,
];

describe.each(purposes)('a file of the purpose %s', (purpose) => {
  const view: readonly Authority[] = filePurposes[purpose].view;
  const others = BACKEND_AUTHORITIES.filter((authority) => !view.includes(authority));

  it.each([null, 'somebody/1'])('kept by %s is read by who may see what it is of', async (by) => {
    const fileId = await keep(purpose, by);
    for (const authority of view)
      expect(await statusesOf(fileId, await signInWith(server, [authority]))).toEqual([200, 200]);
    const outsider = await signInWith(server, others);
    expect(await statusesOf(fileId, outsider)).toEqual([403, 403]);
    expect(await statusesOf(fileId, await signInWith(server, []))).toEqual([403, 403]);
  });

  it('is neither a terminal’s nor anybody’s who is not signed in', async () => {
    const fileId = await keep(purpose, null);
    const terminalKey = await keyOf(server, 1);
    for (const as of [{}, { terminalKey }, { token: terminalKey }])
      expect(await statusesOf(fileId, as)).toEqual([401, 401]);
  });
});

it.each(['..', '../kept/x', '.', '%2e%2e', 'a/b', '', '0', 'x'.repeat(65), "'or 1=1"])(
  'An id “%s” opens nothing',
  async (fileId) => {
    const as = await signInWith(server, BACKEND_AUTHORITIES);
    for (const { path } of [files.download, files.preview]) {
      const address = `http://here${path.replace(':fileId', encodeURIComponent(fileId))}`;
      const headers = { 'X-User-Token': as.token };
      const { status } = await server.app.request(address, { headers });
      expect([400, 404]).toContain(status);
    }
  },
);

it('the next package is looked into when the one before it has ended, also where that failed', async () => {
  const seen: string[] = [];
  const work = inTurn(async (name: string) => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(`${name} ends`);
    if (name === 'first') throw new Error('The first is broken.');
    return name;
  });
  const answers = await Promise.allSettled([work('first'), work('second'), work('third')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const order = ['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]);
  expect(seen).toEqual(order);
});
