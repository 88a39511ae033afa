// The second page of every report shows the rows that the server has on it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../../contract/all.ts';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import { reportPages } from '../../../src/custom/reports/page.ts';
import { dayEnd, daysBefore, dayStart } from '../../../src/engine/fields/clock.ts';
import { openApp, sessionOf } from '../../kit/screens/openApp.tsx';
import { openServer, type OpenServer } from '../../kit/servers/openServer.ts';
import { rowsIn } from '../../kit/browser/pageRows.ts';
import { goTo } from '../../resources/goTo.ts';
import { listenToWire } from '../../resources/wire.ts';

let server: OpenServer;
let session: SessionUser;
beforeAll(async () => {
  server = await openServer();
  session = await sessionOf(server, 'admin');
});
afterAll(() => server.close());

const queryOf = (name: string) => allEndpoints[`${name}Report.query`]!;
const isPaged = (name: string) =>
  Object.hasOwn((queryOf(name).input as unknown as { shape: object }).shape, 'page');
/** What names a row of a report, in text that is shown as it is. */
const NAMES = ['parcelNumber', 'username', 'memberName', 'lockerName', 'providerName'];
const texts = () =>
  [...document.querySelectorAll('.page table tbody tr')].map((row) => row.textContent);

test.each(Object.entries(reportPages).filter(([name]) => isPaged(name)))(
  '%s',
  async (name, { path }) => {
    const app = await openApp({ server, session, at: '/app/nothing' });
    const wire = listenToWire(app);
    const span = { startTime: dayStart(daysBefore(300)), endTime: dayEnd(daysBefore(0)) };
    goTo(`/app/${path}?perPage=2&filter=${encodeURIComponent(JSON.stringify(span))}`);
    const asked = () => wire.of(queryOf(name).path).at(-1);
    await waitFor(() => expect(asked()).toMatchObject({ page: '0' }));
    const rowsOf = async (query: object) =>
      rowsIn((await server.ask(queryOf(name), query, session)).body);
    const second = { ...asked(), page: '1' };
    // A report of the demo may have one page, or nothing.
    const hasSecond = (await rowsOf(second)).length > 0;
    if (hasSecond) fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked()).toMatchObject({ page: hasSecond ? '1' : '0' }));
    const rows = await rowsOf(asked() ?? {});
    const names = rows.map((row) => String(row[NAMES.find((one) => one in row) ?? '']));
    await waitFor(() =>
      expect(texts().slice(0, names.length)).toEqual(
        names.map((one) => expect.stringContaining(one)),
      ),
    );
  },
);
