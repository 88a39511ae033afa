// The form of an account: its fields and their validation, by the same rules as the server's.
import type { z } from 'zod';
import { secret } from '../../../contract/scalars.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { checkPassword, type LoginType } from '../../../domain/people/passwords.ts';
import { endsFirst, NOT_ONES_OWN } from '../../../domain/people/staff.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { plain } from '../../engine/fields/plain.ts';
import { STAFF_LOGIN_NAME_MAX } from '../../../domain/limits.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import type { AccountType } from './accountTypes.ts';

/** A login name, limited in length (R9.18). */
function LoginNameInput(props: InputProps) {
  const cut = (value: unknown) => Array.from(plain(value)).slice(0, STAFF_LOGIN_NAME_MAX).join('');
  return <TextInput {...props} parse={cut} />;
}

const SECTIONS = [
  { name: 'account', fields: ['username', 'roleId', 'userStatus'] },
  { name: 'person', fields: ['firstName', 'lastName', 'staffNo', 'mobile', 'email'] },
  { name: 'password', fields: ['password', 'confirm'] },
  { name: 'validity', fields: ['startTime', 'endTime'] },
];

/** What users cannot change of themselves, and what is not entered here for one's own account. */
const NOT_OWN: readonly string[] = [...NOT_ONES_OWN, 'password', 'confirm'];

const always = () => true;
const timeOf = (value: unknown) => (typeof value === 'number' ? value : null);

/** A typed password is validated (R5.76) by its own rule, independent of other errors. */
const passwordOf = (loginType: LoginType) =>
  secret().superRefine((password, at) => {
    const error = checkPassword(loginType, password);
    if (error) at.addIssue({ code: 'custom', message: error, input: password });
  });

/** The endpoint in the form's shape: the password twice, with the rules that span fields. */
export function formEndpoint(isNew: boolean, loginType: LoginType): Endpoint {
  const password = passwordOf(loginType);
  const given = isNew ? staffCalls.create : staffCalls.update;
  const input = (given.input as z.ZodObject).extend(
    isNew
      ? { password, confirm: secret() }
      : { password: password.optional(), confirm: secret().optional() },
  );
  const checked = input
    .refine((entered) => (entered['password'] ?? '') === (entered['confirm'] ?? ''), {
      path: ['confirm'],
      message: 'notSame',
      when: always,
    })
    .refine(
      (entered) =>
        !endsFirst({
          startTime: timeOf(entered['startTime']),
          endTime: timeOf(entered['endTime']),
        }),
      { path: ['endTime'], message: 'endsFirst', when: always },
    );
  return { ...given, input: checked };
}

interface Of {
  readonly type: AccountType;
  readonly isNew: boolean;
  readonly isOwn: boolean;
}

/** The form; the login name is locked on edit (R5.75); one's own account shows only what its user may change. */
export function planAccount(
  endpoint: Endpoint,
  { type, isNew, isOwn }: Of,
): readonly PlannedSection[] {
  const hidden = (field: string) =>
    (field === 'username' && !isNew) || (isOwn && NOT_OWN.includes(field));
  const sections = SECTIONS.map(({ name, fields }) => ({
    // An existing account's fixed values and their heading are shown above the form.
    ...((isNew || name !== 'account') && { name }),
    fields: fields.filter((field) => !hidden(field)),
  }));
  return planForm(endpoint, sections, {
    username: { type: { Show: ({ value }) => plain(value), Input: LoginNameInput } },
    roleId: { type: type.role },
  });
}
