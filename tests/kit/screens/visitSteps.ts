// The steps of a visit: what a user, a colleague or the network does.
import { waitFor } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { sendableForms } from '../nodeForms.ts';
import type { App } from './openApp.tsx';
import { passSeconds } from './heldTimers.ts';
import { namedOf, screenText } from './shownText.ts';
import { fileNamed } from './visitFiles.ts';

/** What each step with a name is done to. */
const TARGETS: Readonly<Record<string, string>> = {
  press:
    'button, a, label, summary, input, [role="combobox"], [role="menuitem"], [role="option"], [role="tab"], [tabindex]',
  enter: 'input, textarea, select',
  choose: 'select',
  upload: 'input[type="file"]',
};

/** The one with this name, or with “#2” behind it the second: in the topmost dialog, or else on the whole screen. */
function find(does: string, name: string): HTMLElement {
  const [wanted, place = '1'] = name.split(' #');
  const above = document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]');
  for (const within of [...[...above].toReversed(), document.body]) {
    const all = [...within.querySelectorAll<HTMLElement>(TARGETS[does] ?? '')];
    const found = all.filter((one) => namedOf(one) === wanted)[Number(place) - 1];
    if (found) return found;
  }
  throw new Error(`There is nothing named “${name}” in:\n${screenText().join('\n')}`);
}

/** A colleague calls: who, the method and the path. */
async function callBy({ server }: App, called: string, body: string): Promise<void> {
  const [who = '', method = '', path = ''] = called.split(' ');
  const token = await server.signIn(who);
  const headers = { 'X-User-Token': token, 'Content-Type': 'application/json' };
  const given = body === '' ? {} : { body };
  const answer = await server.app.request(path, { method, headers, ...given });
  if (!answer.ok) throw new Error(`${called} is refused: ${await answer.text()}`);
}

/** The next request of a path is answered so, in the server's place. */
function refuse({ network }: App, path: string, value: string): void {
  const body: JsonBodyType = JSON.parse(value);
  const status = Object(body).statusCode;
  network.use(http.all(`*${path}`, () => HttpResponse.json(body, { status }), { once: true }));
}

/** Another address is typed in. */
function goTo(path: string): void {
  history.pushState(null, '', `/app/${path}`);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** What is not done to a control, each with its name and value. */
const OTHERS: Readonly<Record<string, (app: App, name: string, value: string) => unknown>> = {
  look: () => undefined,
  focus: () => undefined,
  keys: ({ user }, keys) => user.keyboard(keys),
  go: (_, path) => goTo(path),
  back: () => history.back(),
  later: (_, seconds) => passSeconds(Number(seconds)),
  stop: ({ network }) => network.use(http.all('*/api/*', () => HttpResponse.error())),
  start: ({ network }) => network.resetHandlers(),
  by: callBy,
  refuse,
};

/**
 * `press Save`, `enter Name = Harbour`, `choose Status = Active`, `upload Pictures = a.png`, `keys {Escape}`,
 * `go lockers`, `back`, `look` for all that is there, `focus` for what has it, `stop` and `start` for the server, `later 90` for seconds that
 * pass (toasts go, and pages ask anew, only then), `by root PUT /api/v1/districts/1 = {…}` and `refuse /api/v1/districts = {"statusCode": 409, …}`.
 */
export async function act(app: App, step: string): Promise<void> {
  const { user } = app;
  const [, does = '', name = '', value = ''] = /^(\w+) ?(.*?)(?: =(?: (.*))?)?$/.exec(step) ?? [];
  const other = OTHERS[does];
  if (other) return void (await other(app, name, value));
  const target = await waitFor(() => find(does, name));
  if (does === 'press') return user.click(target);
  if (target instanceof HTMLSelectElement) return user.selectOptions(target, value);
  if (does === 'upload') {
    await sendableForms();
    return user.upload(target, await fileNamed(value));
  }
  await user.clear(target);
  if (value !== '') await user.type(target, value);
}
