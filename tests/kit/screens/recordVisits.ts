// Tests that walk through the product by the steps of a file beside the test, and compare what is recorded in its folder.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { MOMENT } from '../moment.ts';
import { holdTimers } from './heldTimers.ts';
import { openApp, type OpenAppOptions } from './openApp.tsx';
import { visit } from './visit.ts';

/** Who visits which page, the administrator by default or `nobody`, and what is done there. */
export interface Visit extends Pick<OpenAppOptions, 'width'> {
  /** Below /app, or with a slash before it below the root. */
  readonly at: string;
  readonly user?: string;
  readonly language?: string;
  /** Whether the menu, the bar and the focus are recorded, too. */
  readonly whole?: boolean;
  /** As in visitSteps.ts. */
  readonly steps: readonly string[];
}

/** Of a form its values, without the random id of an upload. */
async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('Content-Type')?.startsWith('multipart/')) return request.text();
  const values = [...(await request.formData())].filter(([name]) => name !== 'uploadId');
  return values.map(([name, it]) => `${name}=${typeof it === 'string' ? it : it.name}`).join(' ');
}

/** Writes what is sent as it arrives: its address, and its body as soon as that is read. */
function note(sent: string[], request: Request): void {
  const { pathname, search } = new URL(request.url);
  if (request.method === 'GET' && !pathname.includes('/export/')) return;
  const version = request.headers.get('If-Match');
  const line = `${request.method} ${pathname}${search}${version ? ` as of ${version}` : ''}`;
  const place = sent.push(line) - 1;
  const write = (body: string) => void (sent[place] = `${line} ${body}`.trim());
  void bodyOf(request.clone()).then(write);
}

/**
 * @param visits by what is done; at another moment than the usual one the demo network is another, and nothing is compared
 * @param recordings their folder, below that of the test; that of the test's name by default
 */
export function recordVisits(visits: object, recordings?: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: MOMENT + 60_000 });
  afterAll(() => vi.useRealTimers());
  const test = expect.getState().testPath ?? '';
  const folder = recordings ? join(dirname(test), recordings) : test.replace(/\.test\.ts$/, '');
  it.each(Object.entries<Visit>({ ...visits }))(
    '%s',
    async (name, { steps, whole, ...visitor }) => {
      if (process.env['TEST_MOMENT'] !== undefined) return;
      // A visit before may have moved it.
      vi.setSystemTime(MOMENT + 60_000);
      holdTimers();
      const { at, user = 'admin', ...options } = visitor;
      const signedIn = user === 'nobody' ? {} : { user };
      const address = at.startsWith('/') ? at : `/app/${at}`;
      const app = await openApp({ ...options, ...signedIn, at: address } as OpenAppOptions);
      const sent: string[] = [];
      app.network.events.on('request:start', ({ request }) => note(sent, request));
      const file = `${folder}/${name.replaceAll(/\W+/g, '-')}.txt`;
      const recorded = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      await expect(await visit(app, steps, { sent, recorded, whole })).toMatchFileSnapshot(file);
    },
  );
}
