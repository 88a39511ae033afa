// JSON answers are compressed for whoever takes it; files and the live stream are not.
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { alerts } from '../../../contract/operations/alerts.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { fileServer } from '../../kit/servers/fileServer.ts';

const server = await fileServer();
const token = await server.signIn('admin');

const ask = (path: string, accepted?: string) =>
  server.app.request(path, {
    headers: { 'X-User-Token': token, ...(accepted && { 'Accept-Encoding': accepted }) },
  });
const list = `${lockers.list.path}?page=0&size=10`;

it('a list comes compressed, less than half as long, and says the same', async () => {
  const plain = await ask(list);
  expect(plain.headers.get('Content-Encoding')).toBeNull();
  const text = await plain.text();
  const packed = await ask(list, 'gzip, deflate, br');
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding');
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(JSON.parse(text));
  expect(bytes.length).toBeLessThan(text.length / 2);
});

it('a refusal is compressed too and keeps its status', async () => {
  const refused = await ask(`${lockers.list.path}?page=-1`, 'gzip');
  expect(refused.status).toBe(400);
  const bytes = Buffer.from(await refused.arrayBuffer());
  expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ code: 'BAD_INPUT' });
});

it('a file is sent as it is', async () => {
  const file = await ask(alerts.exportCsv.path, 'gzip');
  expect([file.status, file.headers.get('Content-Encoding')]).toEqual([200, null]);
  expect(file.headers.get('Content-Type')).toContain('text/csv');
});
