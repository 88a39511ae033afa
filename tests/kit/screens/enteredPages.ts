// Every form whose input comes back after the session ended: of resources, and of custom pages.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cases } from '../../../contract/operations/cases.ts';
import { resources } from '../../../src/app/pages.ts';
import { rowsIn } from '../browser/pageRows.ts';
import { PAGE_WRITES, press } from '../browser/pageWrites.ts';
import type { EnteredPage } from './enteredConformance.tsx';

const SECRET = 'Correct-Horse-77';
const TYPED = 'input:not([type]), input[type=text], input[type=tel], input[type=email], textarea';

/** Types into every text field of the form, and a secret where there is one. */
const fill = (within: string) => async (): Promise<HTMLElement> => {
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(within);
    if (!found?.querySelector(TYPED)) throw new Error('There is no form.');
    return found;
  });
  for (const field of form.querySelectorAll<HTMLInputElement>(TYPED)) {
    if (field.role === 'combobox' || field.readOnly || field.disabled) continue;
    fireEvent.change(field, { target: { value: '7' } });
  }
  for (const field of form.querySelectorAll('input[type=password]'))
    fireEvent.change(field, { target: { value: SECRET } });
  return form;
};
const page = fill('main form');
const dialog = fill('[role="dialog"] form');

const openCase: EnteredPage['at'] = async ({ ask }, session) => {
  const { body } = await ask(cases.list, { page: 0, size: 1, caseState: 'OPEN' }, session);
  return `cases/${String(rowsIn(body)[0]?.['id'])}/show`;
};

const OWN: readonly EnteredPage[] = resources
  .filter(({ form, collection: { create } }) => form.length > 0 && create)
  .map(({ name, formIn }) => ({
    call: `${name}.create`,
    at: `${name}/create`,
    ready: formIn === 'dialog' ? dialog : page,
    secret: SECRET,
  }));

/** Calls of pages without input, or whose input is a password; the locker form has a draft of its own. */
const WITHOUT =
  /remove|markPaid|withdraw|cancel|resume|set[AL]|toggle|renew|request|end|changeSuspend|resend|reveal|passwords|lockerSaves/i;

const openBox = () => press(/^Open box/);

const WRITTEN: readonly EnteredPage[] = PAGE_WRITES.filter(
  ({ call }) => !WITHOUT.test(call.split('.')[1] ?? '') && !WITHOUT.test(call.split('.')[0] ?? ''),
).map((write) => (write.call === 'boxes.remoteOpen' ? { ...write, again: openBox } : write));

const MORE: readonly EnteredPage[] = [
  ...['AddTerminalUser', 'AddNewStaff', 'bannerupload', 'box', 'TerminalDeployment2'].map((at) => ({
    call: 'create',
    at,
    ready: page,
    secret: SECRET,
  })),
  { call: 'districts.update', at: 'districts/1', ready: page },
  { call: 'roles.create', at: 'AddNewRole', ready: fill('.roleSide') },
  {
    call: 'caseCalls.resolve',
    at: openCase,
    ready: async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
      return dialog();
    },
  },
  {
    call: 'reserve',
    at: 'unregisteredCustomer',
    ready: async () => {
      fireEvent.change(await screen.findByLabelText(/^E-mail/), {
        target: { value: 'a@b.example' },
      });
      return document.body;
    },
  },
];

export const ENTERED_PAGES: readonly EnteredPage[] = [...OWN, ...WRITTEN, ...MORE];

/** Forms, a form in a dialog, dialogs of a page (one without a URL) and of an action, a custom form, one with a secret. */
const REPRESENTATIVE = [
  'districts.create',
  'districts.update',
  'holidays.create',
  'memberActions.resetMobile',
  'boxes.remoteOpen',
  'caseCalls.resolve',
  'prices.save',
];
export const isRepresentative = ({ call, at }: EnteredPage): boolean =>
  REPRESENTATIVE.includes(call) || at === 'AddTerminalUser';
