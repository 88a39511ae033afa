// The screens' files: the right page for every address, compressed and kept as they may be.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { fileServer } from '../../kit/servers/fileServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'lockerdesk-screens-'));

mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Lockerdesk</title>');
writeFileSync(join(folder, 'docs.html'), '<!doctype html><title>Reference</title>');
writeFileSync(join(folder, 'assets', 'main-a1b2.js'), 'plain');
writeFileSync(join(folder, 'assets', 'main-a1b2.js.br'), 'as br');
writeFileSync(join(folder, 'assets', 'main-a1b2.js.gz'), 'as gzip');
writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const server = await fileServer({ screens: folder });
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers = {}) =>
  server.app.request(`http://lockerdesk.test${path}`, { headers });

describe('addresses', () => {
  it.each([
    '/app/dashboard',
    '/app/ViewLockers',
    '/app',
    '/page/login',
    '/app-h/dashboard_v2',
    '/app/x?id=1.2',
    '/docs',
  ])('%s is a page, asked for anew each time', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain(path === '/docs' ? 'Reference' : 'Lockerdesk');
  });

  it.each(['/page/login', '/docs'])(
    '%s runs no inline script and no style but known ones',
    async (path) => {
      const policy = (await get(path)).headers.get('content-security-policy') ?? '';
      const directives = policy.split('; ').map((directive) => directive.split(' '));
      for (const name of ['script-src', 'style-src']) {
        const [, ...sources] = directives.find(([directive]) => directive === name) ?? [];
        expect(sources).toContain("'self'");
        for (const source of sources) expect(source).toMatch(/^'(?:self|sha256-.{44})'$/);
      }
    },
  );

  it.each(['/', '/somewhere', '/application'])('%s leads to /app/dashboard', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([302, '/app/dashboard']);
  });

  it.each(['/api/none', '/content/v1/none'])(
    '%s is a call, not a screen, and kept by nobody on the way',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it.each(['/api/none', '/assets/none.js', '/none.txt'])(
    '%s is not there and says so',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%5c..%5cx.js',
  ])('%s leaves the folder closed', async (path) => {
    const response = await get(path);
    expect([404, 302]).toContain(response.status);
  });
});

describe('files', () => {
  it.each([
    ['br, gzip', 'br', 'as br'],
    ['gzip, deflate', 'gzip', 'as gzip'],
    ['identity', null, 'plain'],
  ])('a browser that takes %s gets %s', async (accepted, encoding, text) => {
    const response = await get('/assets/main-a1b2.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-type')).toContain('javascript');
    expect(await response.text()).toBe(text);
  });

  it('named by their content are kept for a year, others are asked for anew', async () => {
    expect((await get('/assets/main-a1b2.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });
});
