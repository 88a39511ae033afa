// Signing in: what was typed, what is wrong with it, and what the server said.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sessions } from '../../../contract/sessions.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';
import { useDoor } from './page.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

type Field = keyof Credentials;
/** The message key of what is wrong with a field. */
export type Faults = Readonly<Partial<Record<Field, string>>>;

/** "Login: form must be valid": the contract's own rule of the endpoint decides. */
export function faultsOf(credentials: Credentials): Faults {
  const read = sessions.login.input.safeParse(credentials);
  if (read.success) return {};
  const tooLong = new Set(
    read.error.issues.filter(({ code }) => code === 'too_big').map(({ path }) => path[0]),
  );
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const fault = (field: Field) =>
    wrong.has(field) ? `signIn.${field}${tooLong.has(field) ? 'TooLong' : 'Missing'}` : undefined;
  return { username: fault('username'), password: fault('password') };
}

/** The state of the sign-in form. What was typed stays typed, whatever the server says. */
export function useSignIn() {
  const { onSignedIn } = useDoor();
  const [credentials, setCredentials] = useState<Credentials>({ username: '', password: '' });
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<CallError>();
  const [working, setWorking] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // Whoever opens this page came to type; but nobody who stands elsewhere already is moved.
  useEffect(() => {
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLInputElement>('[name="username"]')?.focus();
  }, []);

  const type = (typed: Partial<Credentials>) => {
    setCredentials((before) => ({ ...before, ...typed }));
    setRefusal(undefined);
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(typed).map((field) => [field, undefined])),
    }));
  };

  const ask = async () => {
    setWorking(true);
    try {
      onSignedIn(await call(sessions.login, credentials));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
    } finally {
      setWorking(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (working) return;
    const found = faultsOf(credentials);
    setFaults(found);
    const first = found.username === undefined ? found.password && 'password' : 'username';
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else void ask();
  };

  return { credentials, faults, refusal, working, form, type, submit };
}
