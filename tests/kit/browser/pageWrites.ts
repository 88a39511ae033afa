// Every write request of custom pages: its page, and the steps up to the press that sends it.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { holidays } from '../../../contract/lockers/holidays.ts';
import { payments } from '../../../contract/parcels/payments.ts';
import type { SessionUser } from '../../../contract/account/sessions.ts';
import type { ParcelStatus } from '../../../domain/parcels/parcels.ts';
import { DEMO_PASSWORD } from '../../../server/demo/demoAccounts.ts';
import { moment } from '../../../src/engine/fields/clock.ts';
import { parcelThatIs } from '../../custom/parcel/parcelPage.tsx';
import { sessionOf } from '../screens/openApp.tsx';
import { PIN_WRITES } from './pinWrites.ts';
import { PRICE_WRITES } from './priceWrites.ts';
import type { OpenServer } from '../servers/openServer.ts';
import { readRow, insertRow, updateRows } from '../databases/rows.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

type At = (server: OpenServer, session: SessionUser) => Promise<string>;

export interface PageWrite {
  /** The endpoint's name in `allEndpoints`. */
  readonly call: string;
  /** Below /app. */
  readonly at: string | At;
  /** Performs the steps up to the submit button, and returns it. */
  readonly ready: () => Promise<HTMLElement>;
}

const labelOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? button.textContent).trim();
const asked = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);

/** By the page's own attributes: finding roles and names of all buttons of a page is slow. */
const button = (words: string | RegExp, form = '') =>
  waitFor(() => {
    const all = (asked() ?? document.body).querySelectorAll<HTMLElement>(`${form} button`);
    const found = [...all].find((one) =>
      typeof words === 'string' ? labelOf(one) === words : words.test(labelOf(one)),
    );
    if (!found) throw new Error(`There is no button ${words}.`);
    return found;
  });
/** Presses a button of the topmost dialog, or of the page. */
export const press = async (words: string | RegExp): Promise<void> =>
  void fireEvent.click(await button(words));
const field = (label: string | RegExp) =>
  screen.findByLabelText(label, { selector: 'input, select, textarea' });
const enter = async (label: string | RegExp, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });
/** The confirming button of a dialog: the last one in its footer. */
const confirm = () =>
  waitFor(() => {
    const found = [...(asked()?.querySelectorAll<HTMLElement>('footer button') ?? [])].at(-1);
    if (!found) throw new Error('Nothing is asked.');
    return found;
  });
/** A button with a confirmation. */
const askedBy = (words: string | RegExp) => async () => {
  await press(words);
  return confirm();
};
/** A button with a dialog, in which a value is entered. */
const askedWith = (words: string | RegExp, label: string | RegExp, value: string) => async () => {
  await press(words);
  await enter(label, value);
  return confirm();
};
/** Input, submitted by a button of the same form. */
const entered =
  (label: string | RegExp, value: string, send: string | RegExp = 'Save') =>
  async () => {
    await enter(label, value);
    const form = (await field(label)).closest('form, section');
    return waitFor(() => {
      const found = [...(form ?? document).querySelectorAll<HTMLElement>('button')].find((one) =>
        typeof send === 'string' ? labelOf(one) === send : send.test(labelOf(one)),
      );
      if (!found) throw new Error(`There is no button ${send}.`);
      return found;
    });
  };

const member: At = async ({ database }) => {
  const { memberId } = await readRow(
    database,
    'members',
    { memberStatus: 'ACTIVE', suspendFlag: false, deletedAt: null },
    'memberId',
  );
  return `customerDetail?memberId=${memberId}`;
};

let payers = 0;
/** A customer with an unpaid charge. */
const payer: At = async ({ database, ask }, session) => {
  payers += 1;
  const { memberId } = await insertRow(database, 'members', {
    username: `payer.${payers}`,
    memberNo: `PAYER${payers}`,
    creationTime: 1,
    lastUpdatedTime: 1,
  });
  await ask(payments.subscribe, { memberId, paymentScheme: 'MONTHLY' }, session);
  return `customerDetail?memberId=${memberId}`;
};

const parcel =
  (status: ParcelStatus): At =>
  async (server) =>
    `order-view?ordersId=${(await parcelThatIs(server, status)).ordersId}`;

/** The initially shown year has a holiday. */
const holidayYear: At = async ({ ask }, session) => {
  const date = `${new Date().getFullYear()}-12-30`;
  await ask(holidays.create, { date, name: 'Day of the test' }, session);
  return 'HolidaySetting';
};

/** There is a second session. */
const signedInTwice: At = async (server) => {
  await sessionOf(server, 'admin');
  return 'MyAccount';
};

/** Selects a free box and returns a button of the dock. */
const dock = (words: string) => async () => {
  const box = await waitFor(() => {
    const free = document.querySelector<HTMLElement>('[data-box].free');
    if (!free) throw new Error('No box is free.');
    return free;
  });
  await userEvent.click(box);
  return button(words, '.dock');
};

/** The password dialog, filled in; the new password is the old one, so that others can sign in afterwards. */
async function newPassword() {
  await press('Change password');
  for (const label of ['Original password', 'New password', 'Confirm new password'])
    await enter(label, DEMO_PASSWORD);
  return confirm();
}

async function mailGateway() {
  await enter(/^SMTP server/, 'mail.example.test');
  return entered(/^Sender e-mail address/, 'lockers@example.test')();
}

const log = 'log?id=1';
const locker = 'AddNewLocker?id=1&step=1';
const deployment = (id: number) => `TerminalDeployment3?lockerVersionId=${id}`;
const halted: At = async ({ database }) => {
  await updateRows(database, 'lockerVersions', { lockerVersionId: 1 }, { rolloutState: 'HALTED' });
  return deployment(1);
};

export const PAGE_WRITES: readonly PageWrite[] = [
  {
    call: 'memberActions.changeSuspend',
    at: member,
    ready: async () => {
      fireEvent.click(await screen.findByRole('switch'));
      return confirm();
    },
  },
  ...(
    [
      ['memberActions.changeStatus', 'Change status', 'Status', 'INACTIVE'],
      ['memberActions.changeLanguage', 'Change language', 'Language', 'zh'],
      ['memberActions.resetMobile', 'Reset mobile', 'New mobile number', '99818285'],
      ['payments.subscribe', 'Charge a subscription', 'Subscription', 'YEARLY'],
    ] as const
  ).map(([call, words, label, value]) => ({
    call,
    at: member,
    ready: askedWith(words, label, value),
  })),
  { call: 'members.remove', at: member, ready: askedBy('Delete') },
  { call: 'payments.settle', at: payer, ready: askedBy('Mark as paid') },
  { call: 'payments.withdraw', at: payer, ready: askedBy('Withdraw') },
  {
    call: 'parcelActions.changeNumber',
    at: parcel('RESERVED'),
    ready: askedWith('Change parcel number', 'Parcel number', 'RR777NEW7CY'),
  },
  { call: 'parcelActions.cancel', at: parcel('RESERVED'), ready: askedBy('Cancel booking') },
  {
    call: 'parcelActions.changeExpiry',
    at: parcel('STORED'),
    ready: askedWith('Change expiry time', 'Expiry time', moment(Date.now() + 90 * DAY_MS)),
  },
  ...PIN_WRITES,
  {
    call: 'boxes.remoteOpen',
    at: parcel('STORED'),
    ready: askedWith(/^Open box/, /^Reason/, 'Her phone is broken'),
  },
  { call: 'boxes.setLocked', at: 'box-info?id=1', ready: dock('Set locked') },
  { call: 'boxes.setAvailable', at: 'box-info?id=1', ready: dock('Set available') },
  { call: 'boxes.toggleBottom', at: 'box-info?id=1', ready: dock('Accessible mark') },
  { call: 'lockerSettings.save', at: 'lockSettings', ready: entered('Cleaning', '451') },
  {
    call: 'alertRecipients.save',
    at: 'alertRecipients',
    ready: entered(/^Power off/, 'new@example.test'),
  },
  {
    call: 'lockerSettings.save',
    at: 'systemSetting',
    ready: entered('Hours of free storage', '37'),
  },
  { call: 'boxTypes.update', at: 'systemSetting', ready: entered('M: Height (cm)', '18.5') },
  { call: 'networkLanguage.save', at: 'systemSetting', ready: entered('Language', 'zh') },
  {
    call: 'reminders.save',
    at: 'systemSetting',
    ready: entered('Reminder 1: hours before storage ends', '37'),
  },
  ...PRICE_WRITES,
  { call: 'gateways.saveMail', at: 'Emailgateway', ready: mailGateway },
  {
    call: 'gateways.testMail',
    at: 'Emailgateway',
    ready: entered('E-mail address', 'to@example.test', 'Send a test'),
  },
  {
    call: 'gateways.saveSms',
    at: 'SMSGateway',
    ready: entered(/^Address \(URL\)/, 'https://sms.example.test/send'),
  },
  {
    call: 'gateways.testSms',
    at: 'SMSGateway',
    ready: entered('Mobile number', '0035799000000', 'Send a test'),
  },
  {
    call: 'templates.update',
    at: 'SMSdetail?templateId=1',
    ready: entered(/^Description/, 'Another one'),
  },
  { call: 'contacts.update', at: 'lockerContent', ready: entered('Name of contact 1', 'Desk') },
  { call: 'tips.update', at: 'lockerContent', ready: entered('Text of tip 1', 'Mind the door') },
  { call: 'holidays.remove', at: holidayYear, ready: askedBy(/^Delete/) },
  { call: 'terminalKeys.renew', at: locker, ready: askedBy('New terminal key') },
  { call: 'lockerSaves.update', at: locker, ready: entered(/^Location/, 'Quay 2', 'Save locker') },
  {
    call: 'providerCalls.renewKey',
    at: 'providers/1/show',
    ready: askedBy('New requestor key'),
  },
  { call: 'lockerLogs.request', at: log, ready: () => button('Refresh the log') },
  { call: 'passwords.change', at: 'MyAccount', ready: newPassword },
  { call: 'ownSessions.end', at: signedInTwice, ready: () => button(/^Sign out Unknown/) },
  {
    call: 'ownSessions.endOthers',
    at: signedInTwice,
    ready: askedBy(/^Sign out (all \d+ other sessions|1 other session)/),
  },
  { call: 'versionCalls.cancelTask', at: deployment(4), ready: askedBy(/^Cancel the task for/) },
  { call: 'versionCalls.cancelAll', at: deployment(4), ready: askedBy('Cancel all') },
  { call: 'versionCalls.resume', at: halted, ready: askedBy('Resume the rollout') },
  {
    call: 'caseCalls.comment',
    at: 'cases/1/show',
    ready: entered('Comment', 'It was whole', 'Add comment'),
  },
  {
    call: 'roles.update',
    at: 'AddNewRole?id=2',
    ready: async () => {
      await enter('Description', 'Another description');
      return button('Save role');
    },
  },
  { call: 'staffCalls.update', at: 'AddNewStaff?userId=2', ready: entered(/^First name/, 'Anna') },
  {
    call: 'screenSavers.update',
    at: 'bannerupload?screenSaverId=1',
    ready: entered(/^Description/, 'Another one'),
  },
  {
    call: 'parcelActions.warehouse',
    at: 'ToWarehouse',
    ready: entered('Parcel number', 'NOBODY', 'Update status'),
  },
];
