// The password change: validation of the three fields, and the server's errors.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { passwords } from '../../../contract/account/account.ts';
import { checkPassword } from '../../../domain/people/passwords.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { SESSIONS } from './useMe.ts';

export const FIELDS = ['originalPassword', 'newPassword', 'confirm'] as const;
export type Field = (typeof FIELDS)[number];

type Values = Readonly<Record<Field, string>>;
export type Errors = Readonly<Partial<Record<Field, string>>>;

const EMPTY: Values = { originalPassword: '', newPassword: '', confirm: '' };

const isField = (name: string | undefined): name is Field => FIELDS.some((one) => one === name);

/**
 * The message key of each invalid field: missing values first (R5.55), then the new password's format, then
 * whether both match.
 */
export function changeErrors(values: Values): Errors {
  const blank = FIELDS.filter((name) => values[name] === '');
  if (blank.length > 0) return Object.fromEntries(blank.map((name) => [name, 'blank']));
  if (checkPassword('BACKEND', values.newPassword)) return { newPassword: 'format' };
  return values.newPassword === values.confirm ? {} : { confirm: 'notSameWhy' };
}

export function useChange(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const { busy, once } = useOnce();

  const show = (found: Errors) => {
    setErrors(found);
    const first = FIELDS.find((name) => found[name] !== undefined);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const send = async ({ originalPassword, newPassword }: Values) => {
    try {
      await call(passwords.change, { originalPassword, newPassword });
      await client.invalidateQueries({ queryKey: SESSIONS });
      notify('myAccount.change.done', { type: 'success', about: 'myAccount.change.newPassword' });
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) return;
      if (isField(error.field)) show({ [error.field]: error.message });
      else setRefusal(error.message);
    }
  };
  const type = (name: Field, text: string) => {
    setValues((before) => ({ ...before, [name]: text }));
    setErrors((before) => ({ ...before, [name]: undefined }));
    setRefusal(undefined);
  };
  const message = translate('myAccount.change.notSame');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    const found = Object.entries(changeErrors(values));
    if (found.length === 0) void once(() => send(values));
    else
      show(
        Object.fromEntries(
          found.map(([name, key]) => [name, translate(`myAccount.change.${key}`, { message })]),
        ),
      );
  };
  return { values, errors, refusal, busy, form, type, submit };
}
