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
const FOOT = ':is(.MuiToolbar-root, .MuiDialogActions-root) button';
/** The confirming button of a dialog: the last one in its footer. */
const confirm = () =>
  waitFor(() => {
    const found = [...(asked()?.querySelectorAll<HTMLElement>(FOOT) ?? [])].at(-1);
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

const memberBy =
  (order: 'memberId' | 'memberId desc'): At =>
  async ({ database }) => {
    const active = { memberStatus: 'ACTIVE', suspendFlag: false, deletedAt: null } as const;
    const { memberId } = await readRow(database, 'members', active, ['memberId'], order);
    return `customerDetail?memberId=${memberId}`;
  };
const member = memberBy('memberId');
/** Not one that was charged just before: its page reads it again when the live event arrives, and is not stale then. */
const unchanged = memberBy('memberId desc');

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

/** Selects a free box and returns a button of the panel. */
const panel = (words: string) => async () => {
  const box = await waitFor(() => {
    const free = document.querySelector<HTMLElement>('[data-box].free');
    if (!free) throw new Error('No box is free.');
    return free;
  });
  await userEvent.click(box);
  return button(words, '.boxPanel');
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

const WRITES: readonly (readonly [string, PageWrite['at'], PageWrite['ready']])[] = [
  [
    'memberActions.changeSuspend',
    member,
    async () => {
      fireEvent.click(await screen.findByRole('switch'));
      return confirm();
    },
  ],
  ['memberActions.changeStatus', member, askedWith('Change status', 'Status', 'INACTIVE')],
  ['memberActions.changeLanguage', member, askedWith('Change language', 'Language', 'zh')],
  ['memberActions.resetMobile', member, askedWith('Reset mobile', 'New mobile number', '99818285')],
  ['payments.subscribe', member, askedWith('Charge a subscription', 'Subscription', 'YEARLY')],
  ['members.remove', unchanged, askedBy('Delete')],
  ['payments.markPaid', payer, askedBy('Mark as paid')],
  ['payments.withdraw', payer, askedBy('Withdraw')],
  [
    'parcelActions.changeNumber',
    parcel('RESERVED'),
    askedWith('Change parcel number', 'Parcel number', 'RR777NEW7CY'),
  ],
  ['parcelActions.cancel', parcel('RESERVED'), askedBy('Cancel booking')],
  [
    'parcelActions.changeExpiry',
    parcel('STORED'),
    askedWith('Change expiry time', 'Expires', moment(Date.now() + 90 * DAY_MS)),
  ],
  ['boxes.remoteOpen', parcel('STORED'), askedWith(/^Open box/, /^Reason/, 'Her phone is broken')],
  ['boxes.setLocked', 'box-info?id=1', panel('Set locked')],
  ['boxes.setAvailable', 'box-info?id=1', panel('Set available')],
  ['boxes.toggleBottom', 'box-info?id=1', panel('Accessible mark')],
  ['lockerSettings.save', 'lockSettings', entered('Cleaning', '451')],
  ['alertRecipients.save', 'alertRecipients', entered(/^Power off/, 'new@example.test')],
  ['lockerSettings.save', 'systemSetting', entered('Hours of free storage', '37')],
  ['boxTypes.update', 'systemSetting', entered('M: Height (cm)', '18.5')],
  ['networkLanguage.save', 'systemSetting', entered('Language', 'zh')],
  ['reminders.save', 'systemSetting', entered('Reminder 1: hours before storage ends', '37')],
  ['gateways.saveMail', 'Emailgateway', mailGateway],
  [
    'gateways.testMail',
    'Emailgateway',
    entered('E-mail address', 'to@example.test', 'Send a test'),
  ],
  ['gateways.saveSms', 'SMSGateway', entered(/^Address \(URL\)/, 'https://sms.example.test/send')],
  ['gateways.testSms', 'SMSGateway', entered('Mobile number', '0035799000000', 'Send a test')],
  ['templates.update', 'SMSdetail?templateId=1', entered(/^Description/, 'Another one')],
  ['contacts.update', 'lockerContent', entered('Name of contact 1', 'Desk')],
  ['tips.update', 'lockerContent', entered('Text of tip 1', 'Mind the door')],
  ['holidays.remove', holidayYear, askedBy(/^Delete/)],
  ['terminalKeys.renew', locker, askedBy('New terminal key')],
  ['lockerSaves.update', locker, entered(/^Location/, 'Quay 2', 'Save locker')],
  ['providerCalls.renewKey', 'providers/1/show', askedBy('New requestor key')],
  ['lockerLogs.request', log, () => button('Refresh the log')],
  ['passwords.change', 'MyAccount', newPassword],
  ['ownSessions.end', signedInTwice, () => button(/^Sign out Unknown/)],
  [
    'ownSessions.endOthers',
    signedInTwice,
    askedBy(/^Sign out (all \d+ other sessions|1 other session)/),
  ],
  ['versionCalls.cancelTask', deployment(4), askedBy(/^Cancel the task for/)],
  ['versionCalls.cancelAll', deployment(4), askedBy('Cancel all')],
  ['versionCalls.resume', halted, askedBy('Resume the rollout')],
  ['caseCalls.comment', 'cases/1/show', entered('Comment', 'It was whole', 'Add comment')],
  [
    'roles.update',
    'AddNewRole?id=2',
    async () => {
      await enter('Description', 'Another description');
      return button('Save role');
    },
  ],
  ['staffCalls.update', 'AddNewStaff?userId=2', entered(/^First name/, 'Anna')],
  ['screenSavers.update', 'bannerupload?screenSaverId=1', entered(/^Description/, 'Another one')],
  ['parcelActions.warehouse', 'ToWarehouse', entered('Parcel number', 'NOBODY', 'Update status')],
];

export const PAGE_WRITES: readonly PageWrite[] = [
  ...WRITES.map(([call, at, ready]) => ({ call, at, ready })),
  ...PIN_WRITES,
  ...PRICE_WRITES,
];
