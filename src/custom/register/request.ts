// Validates a request for access before it is sent.
import { accessRequests } from '../../../contract/account/account.ts';
import { loginNameError } from '../../../domain/people/loginName.ts';
import { checkPassword } from '../../../domain/people/passwords.ts';
import { mobileErrorKey } from '../shared/mobileErrorKey.ts';
import type { Errors } from '../shared/authLayout/useAuthForm.ts';

export type Request = {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobile: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
};

export const EMPTY_REQUEST: Request = {
  username: '',
  firstName: '',
  lastName: '',
  mobile: '',
  email: '',
  password: '',
  confirm: '',
};

const { shape } = accessRequests.send.input;

const LOGIN_NAME = {
  loginNameMissing: 'register.usernameMissing',
  loginNameTooLong: 'register.usernameTooLong',
  loginNameCharacters: 'register.usernameCharacters',
};

function textError(field: 'firstName' | 'lastName', value: string): string | undefined {
  if (value.trim() === '') return `register.${field}Missing`;
  return shape[field].safeParse(value).success ? undefined : 'register.tooLong';
}

function mobileError(mobile: string): string | undefined {
  if (mobile.trim() === '') return 'register.mobileMissing';
  return mobileErrorKey('register.mobileForm', mobile);
}

/** The message key of each invalid field. */
export function requestErrors(request: Request): Errors<Request> {
  const { username, firstName, lastName, mobile, email, password, confirm } = request;
  const name = loginNameError(username);
  const emailWrong = email.trim() !== '' && !shape.email.safeParse(email.trim()).success;
  const found: Record<string, string | undefined> = {
    username: name && LOGIN_NAME[name],
    firstName: textError('firstName', firstName),
    lastName: textError('lastName', lastName),
    mobile: mobileError(mobile),
    email: emailWrong ? 'register.emailForm' : undefined,
    password: checkPassword('BACKEND', password) && 'register.rule',
    confirm: password === confirm ? undefined : 'register.notSame',
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
}
