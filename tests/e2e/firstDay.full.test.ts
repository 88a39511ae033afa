// The first day of a network, from the printed password to a collected parcel, through the screens, in both languages.
import { afterEach, describe, expect, it } from 'vitest';
import type { Endpoint, Input, ParsedOutput } from '../../contract/endpoint.ts';
import { terminals } from '../../contract/terminals/terminals.ts';
import { browserTests } from '../kit/browser/browser.ts';
import { FirstDay } from '../kit/browser/firstDay.ts';
import { openMailServer, type MailServer } from '../kit/servers/mailServer.ts';
import { requestOf } from '../kit/servers/requestOf.ts';
import {
  dropDataDir,
  startServerProcess,
  type ServerProcess,
} from '../kit/servers/serverProcess.ts';

/** A whole day on a busy machine; milliseconds. */
const LONGEST_MS = 240_000;
/** A sender looks into the outbox every few seconds. */
const SOON = { timeout: 30_000 };

const OWN = 'Another1Horse';
const CUSTOMER = 'customer@example.test';
const NUMBER = 'CP900000021CY';

let server: ServerProcess;
let mail: MailServer;
// The page is closed before its server: what is told first is done last.
afterEach(async () => {
  await Promise.all([server.end('SIGKILL'), mail.close()]);
  await dropDataDir(server.dataDir);
});
const visit = browserTests(() => server.url);

async function begin(): Promise<void> {
  const env = { DEMO: 'off', LOG_LEVEL: 'warn' };
  [server, mail] = await Promise.all([startServerProcess({ env }), openMailServer()]);
}

/** What the server printed when it started. */
const printed = (): string => /admin \/ (\S+) \(told only this once\)/.exec(server.output())![1]!;

async function signIn(day: FirstDay): Promise<void> {
  const { page } = day;
  await page.goto('/page/login');
  await day.field('signIn.username').fill('admin');
  await day.field('signIn.password').fill(printed());
  await page.keyboard.press('Enter');
  await day.heading('firstSignIn.title');
  await day.field('firstSignIn.newPassword').fill(OWN);
  await day.field('firstSignIn.confirm').fill(OWN);
  await day.field('firstSignIn.mobile').fill('99123456');
  await day.field('firstSignIn.email').fill('admin@example.test');
  await day.button('firstSignIn.save').click();
  await day.heading('dashboard.title');
}

async function setUpGateway(day: FirstDay): Promise<void> {
  const { page } = day;
  const field = (name: string) => day.field(`resources.mailGateway.fields.${name}`);
  await field('smtpServerUrl').fill('127.0.0.1');
  await field('smtpServerPort').fill(String(mail.port));
  await field('senderName').fill('Lockers');
  await field('senderEmail').fill('lockers@example.test');
  await page
    .getByRole('switch', { name: day.say('resources.mailGateway.fields.enableFlag') })
    .click();
  await day.button('engine.form.save').click();
  await page.getByText(day.say('gateways.now.MAIL.on', { server: '127.0.0.1' })).waitFor();
}

async function enterSizes(day: FirstDay): Promise<void> {
  const words = 'resources.systemSetting';
  const table = day.page.getByRole('table', { name: day.say(`${words}.fields.sizes`) });
  const side = day.say(`${words}.fields.length`);
  await table.getByLabel(day.say(`${words}.side`, { name: 'M', side })).fill('48');
  await day.button('engine.form.save', day.page.locator('form', { has: table })).click();
  await day.page
    .getByText(day.say(`${words}.saved`))
    .first()
    .waitFor();
}

async function addLocker(day: FirstDay): Promise<void> {
  const { page } = day;
  await day.field('resources.lockers.fields.lockerName').fill('Old Port');
  await day.field('resources.lockers.fields.lockerNumber').fill('CY-FIRST');
  await day.button('lockerForm.toLayout').click();
  await day.heading('lockerForm.titleLayout');
  await page.getByRole('button', { name: /^M[,，]/ }).click();
  const add = page.getByRole('button', { name: day.say('layoutEditor.cell.add', { letter: 'A' }) });
  await add.click();
  await add.click();
  await day.button('lockerForm.saveLocker').click();
  await day.button('lockerForm.lacking.create').click();
  await page.getByText(day.say('lockerForm.created')).waitFor();
  await page.waitForURL('**/app/lockers');
}

/** Makes the terminal's key on the screen; gives what speaks with it. */
async function newTerminal(day: FirstDay) {
  const { page } = day;
  const words = (name: string) => `lockerForm.terminal.${name}`;
  await day.button(words('renew')).click();
  await day.button(words('renew'), page.getByRole('dialog')).click();
  const shown = page.getByRole('dialog', { name: day.say(words('shown'), { name: 'Old Port' }) });
  const terminalKey = (await shown.locator('code').textContent()) ?? '';
  await day.button(words('done'), shown).click();
  return async <E extends Endpoint>(endpoint: E, input: Input<E>): Promise<ParsedOutput<E>> => {
    const answer = await fetch(requestOf(endpoint, input, { terminalKey }, server.url));
    const body: unknown = await answer.json();
    expect([endpoint.path, answer.status, body]).toEqual([endpoint.path, 200, body]);
    return body as ParsedOutput<E>;
  };
}

async function makeRole(day: FirstDay): Promise<void> {
  const { page } = day;
  await day.field('resources.roles.fields.name').fill('NIGHT_DESK');
  await day.field('resources.roles.fields.loginType').selectOption('BACKEND');
  await day.field('resources.roles.fields.description').fill('Night desk');
  await page
    .getByRole('searchbox', { name: day.say('roleForm.tree.search') })
    .fill('DASHBOARD_VIEW');
  await page
    .locator('.roleRow:visible', { has: page.getByText('DASHBOARD_VIEW', { exact: true }) })
    .getByRole('checkbox')
    .check();
  await page.keyboard.press('Control+s');
  await page.getByText(day.say('roleForm.created')).waitFor();
}

async function makeAccount(day: FirstDay): Promise<void> {
  const field = (name: string) => day.field(`resources.staff.fields.${name}`);
  await field('username').fill('night.desk');
  await day.choose('resources.staff.fields.roleId', 'NIGHT_DESK');
  await field('password').fill(OWN);
  await field('confirm').fill(OWN);
  await day.page.keyboard.press('Control+Enter');
  await day.page.getByText(day.say('staffForm.created')).waitFor();
}

async function addProvider(day: FirstDay): Promise<void> {
  await day.field('resources.providers.fields.providerNumber').fill('P-1');
  await day.field('resources.providers.fields.providerName').fill('Harbour Post');
  await day.page.keyboard.press('Control+s');
  await day.page.getByRole('link', { name: 'Harbour Post' }).waitFor();
}

async function addCourier(day: FirstDay): Promise<void> {
  await day.field('resources.agents.fields.agentNumber').fill('A-1');
  await day.field('resources.agents.fields.agentName').fill('Ann');
  await day.choose('resources.agents.fields.providerId', 'Harbour Post');
  await day.page.keyboard.press('Control+s');
  await day.page.getByText(day.say('engine.form.created', { name: 'Ann' })).waitFor();
}

async function reserve(day: FirstDay): Promise<void> {
  const { page } = day;
  await day.field('reservation.unregistered.memberMail').fill(CUSTOMER);
  await day.choose('reservation.unregistered.locker', 'Old Port');
  await page.locator('.sizeSeg label', { hasText: /^M/ }).click();
  await page.locator('[data-box]').first().click();
  await day.field('reservation.parcelNumber').fill(NUMBER);
  await page.getByText(day.say('reservation.found')).waitFor();
  await day.button('reservation.submit').click();
  await day.button('reservation.unregistered.anew').waitFor();
}

/** The text of the e-mail to the customer that came as number `count`. */
async function told(count: number): Promise<string> {
  await expect.poll(() => mail.mailbox.length, SOON).toBe(count);
  const { recipients, mail: arrived } = mail.mailbox[count - 1]!;
  expect(recipients).toEqual([CUSTOMER]);
  return arrived.text ?? '';
}

type Terminal = Awaited<ReturnType<typeof newTerminal>>;

/** A courier scans the parcel, is led to its box, and lays it in. */
async function layIn(say: Terminal): Promise<void> {
  const { state, ordersId, box } = await say(terminals.find, { number: NUMBER });
  expect([state, box?.boxName]).toEqual(['BOOKED', 'A01']);
  const where = { ordersId: ordersId!, boxId: box!.boxId, time: Date.now() };
  const report = { key: 'first deposit', what: 'DEPOSITED', ...where } as const;
  expect(await say(terminals.parcel, report)).toEqual({ accepted: true });
}

/** The customer enters the PIN of the e-mail, pays what is due and takes the parcel out. */
async function takeOut(say: Terminal, pinCode: string): Promise<void> {
  const asked = await say(terminals.collect, { pinCode });
  const { collectionId, ordersId, boxId } = asked;
  const time = Date.now();
  if (!asked.mayOpen) await say(terminals.payment, { key: 'first payment', ordersId, time });
  expect(await say(terminals.collect, { pinCode })).toMatchObject({ collectionId, mayOpen: true });
  const where = { ordersId, boxId, collectionId, time };
  const report = { key: 'first collection', what: 'COLLECTED', ...where } as const;
  expect(await say(terminals.parcel, report)).toEqual({ accepted: true });
}

describe('The first day of a network', () => {
  it.each(['en', 'zh'] as const)(
    'goes from the printed password to a collected parcel: %s (R1.1)',
    async (language) => {
      await begin();
      const { page } = await visit({ language });
      const day = new FirstDay(page, language);
      await signIn(day);
      await page.getByText(day.say('gettingStarted.progress', { done: 0, all: 10 })).waitFor();

      await day.take('GATEWAY', () => setUpGateway(day));
      await day.take('BOX_SIZES', () => enterSizes(day));
      await day.take('LOCKER', () => addLocker(day));
      let say!: Terminal;
      await day.take('TERMINAL', async () => {
        say = await newTerminal(day);
        await say(terminals.heartbeat, { version: '1.0', upTime: 1_000 });
      });
      await day.take('ROLE', () => makeRole(day));
      await day.take('STAFF', () => makeAccount(day));
      await day.take('PROVIDER', () => addProvider(day));
      await day.take('COURIER', () => addCourier(day));
      await page.goto('/app-h/dashboard_v2');
      await day.list.getByText(day.say('gettingStarted.progress', { done: 8, all: 10 })).waitFor();

      await day.take('RESERVATION', () => reserve(day));
      await told(1);
      await layIn(say);
      const [pinCode = ''] = /\b\d{6}\b/.exec(await told(2)) ?? [];
      await takeOut(say, pinCode);

      await page.goto('/app/parcels');
      const row = page.getByRole('row').filter({ hasText: NUMBER });
      await row.getByText(day.say('choices.ordersStatus.FINISHED')).first().waitFor();
      await page.goto('/app/dashboard');
      await page.getByRole('region', { name: day.say('dashboard.boxes.title') }).waitFor();
      expect(await day.list.count()).toBe(0);
    },
    LONGEST_MS,
  );
});
