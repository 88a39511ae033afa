// A server of the documented calls alone, DOCUMENTED_ONLY=1: every documented page stands in the browser, and its main jobs are done.
import { readFile } from 'node:fs/promises';
import { parseCsv } from 'hucre/csv';
import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { gateways } from '../../../contract/messages/gateways.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { members } from '../../../contract/people/members.ts';
import { browserTests, type View, type Visit } from '../../kit/browser/browser.ts';
import { follow } from '../../kit/browser/follow.ts';
import { mailOf } from '../../kit/gatewayForms.ts';
import { openMailServer } from '../../kit/servers/mailServer.ts';
import { freePair, lockerOf } from '../../kit/networkBoxes.ts';
import { ROUTES, type Route } from '../../kit/screens/routes.ts';
import { startRunServer } from '../../kit/servers/runServer.ts';
import { signInAt } from '../../kit/servers/signInAt.ts';

const mail = await openMailServer();
afterAll(() => mail.close());

startRunServer({ DOCUMENTED_ONLY: '1' });
const visit = browserTests();

/** Eighty pages are long to walk through on a busy machine; milliseconds. */
const LONGEST_MS = 180_000;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' && { exact: true }) });

/** Every visit asks once what more there is, and is answered that there is no such call. */
const CAPABILITIES = '/api/capabilities';

interface Documented extends Visit {
  /** What was refused, and what of ours was asked, both by their paths. */
  readonly wrong: readonly string[];
}

async function visitDocumented(view: View): Promise<Documented> {
  const visited = await visit(view);
  visited.expectNoise(/Failed to load resource.*404/);
  const wrong: string[] = [];
  visited.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const refused = response.status() >= 400 && pathname !== CAPABILITIES;
    if (refused || pathname.startsWith('/api/v1/'))
      wrong.push(`${response.status()} ${pathname}, on ${visited.page.url()}`);
  });
  return { ...visited, wrong };
}

async function expectNothingWrong(page: Page, at: string): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  expect(await page.locator('.state .alarmed, [role="alert"]').allTextContents(), at).toEqual([]);
}

/** The page stands: its name, its data, and nothing that says that it went wrong. */
async function expectStanding(page: Page, { at, heading: name, own }: Route): Promise<void> {
  await follow(page, `/app/${at}`);
  if (own) await page.getByRole('heading', { name: /is not available on this server$/ }).waitFor();
  else await heading(page, name).waitFor();
  await expectNothingWrong(page, at);
  if (at !== 'dashboard') expect(new URL(page.url()).pathname, at).not.toBe('/app/dashboard');
}

it(
  'whoever signs in finds every page of the specification, and nothing undocumented is asked for',
  async () => {
    const { page, wrong } = await visitDocumented({});
    await page.goto('/page/login');
    await signInAt(page, 'admin');
    await heading(page, 'Dashboard').waitFor();
    for (const route of ROUTES) await expectStanding(page, route);
    await page.goto('/app-h/dashboard_v2');
    await heading(page, 'Network now').waitFor();
    await expectNothingWrong(page, 'wall');
    expect(wrong).toEqual([]);
  },
  LONGEST_MS,
);

it('a locker’s boxes are seen and opened from afar; a parcel is found and read', async () => {
  const { page, staff, wrong } = await visitDocumented({ as: 'operator' });
  const { content } = (await staff.ask(lockers.list, { size: 40 })).body;
  const online = content.find(({ lockerSituation }) => lockerSituation === 'ONLINE');
  const locker = await lockerOf(staff, online?.lockerId ?? 0);
  const [box] = freePair(locker);
  await page.goto('/app/ViewLockers');
  await page.getByRole('search').getByRole('combobox').first().fill(locker.lockerName);
  await page.getByRole('link', { name: locker.lockerName, exact: true }).click();
  const cell = page.locator(`[data-box="${box.boxId}"]`);
  await cell.click();
  await page.getByRole('button', { name: 'Remote unlock' }).click();
  await page.getByText(`Opened: ${box.name}`).waitFor();
  await cell.getByText('Open', { exact: true }).waitFor();

  await follow(page, '/app/ViewParcels');
  await heading(page, 'Parcel list').waitFor();
  const parcel = page.locator('tbody a.name').first();
  const number = (await parcel.textContent()) ?? '';
  await parcel.click();
  await heading(page, number).waitFor();
  await page.getByText('This server does not provide the history of parcels.').waitFor();
  expect(wrong).toEqual([]);
});

it('a report is read, taken and mailed: "The report is sending...", "Sended successfully"; a customer is suspended', async () => {
  const { page, staff, wrong } = await visitDocumented({ as: 'admin' });
  const own = mailOf(mail.port, { username: '', password: '', bccEmail: '' });
  const { status } = await staff.ask(gateways.saveMail, own);
  expect(status).toBe(200);
  await page.goto('/app/ReportUsage');
  await page.locator('.list-table[aria-busy="false"] tbody tr').first().waitFor();
  const shown = await page.locator('.list-table tbody th').allTextContents();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV', exact: true }).click();
  const lines = parseCsv(await readFile(await (await coming).path(), 'utf8'));
  expect(lines.slice(1, 1 + shown.length).map(([name]) => name)).toEqual(shown);
  await page.getByRole('button', { name: 'E-mail me this report' }).click();
  await page.getByText('The report is sending...').waitFor();
  await page.getByText('Sended successfully').waitFor();
  // What waited for a gateway leaves now, too; a report alone has a file with it.
  const files = mail.mailbox.flatMap((one) => one.mail.attachments);
  expect(files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^lockersUsage/)]);

  const active = { memberStatus: 'ACTIVE', suspendFlag: 'false', size: 1 } as const;
  const [member] = (await staff.ask(members.list, active)).body.content;
  await follow(page, `/app/customerDetail?memberId=${member?.memberId}`);
  const suspended = page.getByRole('switch', { name: 'Suspended' });
  await suspended.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await page.getByText('Update success').waitFor();
  await expect.poll(() => suspended.isChecked()).toBe(true);
  expect(wrong).toEqual([]);
});
