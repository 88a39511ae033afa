// The password change: validation of the three fields, and the server's errors.
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useForm } from 'react-hook-form';
import { passwords } from '../../../contract/account/account.ts';
import { checkPassword } from '../../../domain/people/passwords.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useOnce } from '../../ui/useOnce.ts';
import { SESSIONS } from './useMe.ts';

export const FIELDS = ['originalPassword', 'newPassword', 'confirm'] as const;
type Field = (typeof FIELDS)[number];

type Values = Record<Field, string>;

const EMPTY: Values = { originalPassword: '', newPassword: '', confirm: '' };

const isField = (name: string | undefined): name is Field => FIELDS.some((one) => one === name);

/**
 * The message key of each invalid field: missing values first (R5.55), then the new password's format, then
 * whether both match.
 */
function changeErrors(values: Values): Partial<Values> {
  const blank = FIELDS.filter((name) => values[name] === '');
  if (blank.length > 0) return Object.fromEntries(blank.map((name) => [name, 'blank']));
  if (checkPassword('BACKEND', values.newPassword)) return { newPassword: 'format' };
  return values.newPassword === values.confirm ? {} : { confirm: 'notSameWhy' };
}

export function useChange(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const { busy, once } = useOnce();
  const form = useForm<Values>({
    defaultValues: EMPTY,
    resolver: (values) => {
      const message = translate('myAccount.change.notSame');
      const errors = Object.entries(changeErrors(values)).map(([name, key]) => [
        name,
        { type: key, message: translate(`myAccount.change.${key}`, { message }) },
      ]);
      return { values, errors: Object.fromEntries(errors) };
    },
  });
  const send = async ({ originalPassword, newPassword }: Values) => {
    try {
      await call(passwords.change, { originalPassword, newPassword });
      await client.invalidateQueries({ queryKey: SESSIONS });
      notify('myAccount.change.done', { type: 'success', about: 'myAccount.change.newPassword' });
      onDone();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401) return;
      const place = isField(error.field) ? error.field : 'root';
      form.setError(place, { message: error.message }, { shouldFocus: true });
    }
  };
  return { form, busy, save: form.handleSubmit((values) => once(() => send(values))) };
}
