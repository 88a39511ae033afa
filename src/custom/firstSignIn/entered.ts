// The input of the first sign-in, and its validation before sending.
import { firstSignIn } from '../../../contract/account/firstSignIn.ts';
import { checkPassword } from '../../../domain/people/passwords.ts';
import type { Errors } from '../shared/authLayout/useAuthForm.ts';

/** The contact data. */
export type Reached = { readonly mobile: string; readonly email: string };
export type Entered = Reached & { readonly newPassword: string; readonly confirm: string };

const { shape } = firstSignIn.complete.input;

function errorOf(field: keyof Reached, value: string): string | undefined {
  if (value.trim() === '') return `firstSignIn.${field}Missing`;
  return shape[field].safeParse(value.trim()).success ? undefined : `firstSignIn.${field}Form`;
}

/** The message key of each invalid field. */
export function enteredErrors({ newPassword, confirm, mobile, email }: Entered): Errors<Entered> {
  const found: Record<string, string | undefined> = {
    newPassword: checkPassword('BACKEND', newPassword) && 'firstSignIn.rule',
    confirm: newPassword === confirm ? undefined : 'firstSignIn.notSame',
    mobile: errorOf('mobile', mobile),
    email: errorOf('email', email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
}
