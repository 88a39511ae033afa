// How many pictures a case takes: no more, however many come at once, and none twice.
import { expect, it } from 'vitest';
import { caseCalls, cases } from '../../../contract/operations/cases.ts';
import { CASE_PICTURES_MAX } from '../../../domain/cases.ts';
import { refused } from '../../kit/refused.ts';
import { readRow } from '../../kit/databases/rows.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';
import { picture } from '../files/sending.ts';

const server = await fileServer();
const token = await server.signIn('support');

const open = async () => {
  const { lockerId } = await readRow(server, 'lockers');
  const draft = { caseType: 'DAMAGED', subject: 'Torn', lockerId } as const;
  return (await server.ask(cases.create, draft, { token })).body.id;
};

/** Pictures that the case has already. */
async function hangUp(caseId: number, count: number): Promise<void> {
  const stamps = { creationTime: 1, lastUpdatedTime: 1 };
  const facts = { purpose: 'CASE_PICTURE', name: 'torn.png', type: 'image/png', size: 1 } as const;
  const ids = Array.from({ length: count }, (_, place) => `picture-${place}`);
  const rows = ids.map((fileId) => ({ fileId, sha256: '', ...facts, ...stamps }));
  await server.database.db.insertInto('files').values(rows).execute();
  const own = ids.map((fileId) => ({ caseId, fileId, time: 1 }));
  await server.database.db.insertInto('caseFiles').values(own).execute();
}

/** A picture in one piece, called as the browser calls its uploads. */
const send = (caseId: number, uploadId: string) => {
  const bytes = new Uint8Array(picture(300));
  const fields = { chunk: '0', chunks: '1', size: String(bytes.length), name: 'torn.png' };
  const input = { ...fields, caseId, uploadId, file: new File([bytes], 'torn.png') };
  return server.ask(caseCalls.attach, input, { token });
};

it('of pictures that come at once a case takes its most; one that is said again is answered as before', async () => {
  const caseId = await open();
  await hangUp(caseId, CASE_PICTURES_MAX - 1);
  const late = ['last-one', 'last-two', 'last-three'].map((name) => `${name}-${caseId}`);
  const answers = await Promise.all(late.map((name) => send(caseId, name)));
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
  const taken = answers.findIndex(({ status }) => status === 200);
  expect(await send(caseId, late[taken] ?? '')).toMatchObject({
    status: 200,
    body: answers[taken]?.body,
  });
  expect(await send(caseId, late.at(taken - 1) ?? '')).toMatchObject(
    refused(409, 'CASE_PICTURES_FULL', { values: { max: CASE_PICTURES_MAX } }),
  );
  expect((await server.ask(cases.one, { id: caseId }, { token })).body.pictureCount).toBe(
    CASE_PICTURES_MAX,
  );
});

it('a picture that one case has is not hung on another', async () => {
  const [first, second] = [await open(), await open()];
  expect((await send(first, 'only-once')).status).toBe(200);
  expect(await send(second, 'only-once')).toMatchObject(
    refused(400, 'BAD_INPUT', { field: 'file' }),
  );
  const counts = [first, second].map(
    async (id) => (await server.ask(cases.one, { id }, { token })).body.pictureCount,
  );
  expect(await Promise.all(counts)).toEqual([1, 0]);
});
