// Signing in: form validation, and the session the server creates.
import { sessions } from '../../../contract/account/sessions.ts';
import { useAuthContext } from '../shared/authLayout/authContext.ts';
import { useAuthForm, type Errors } from '../shared/authLayout/useAuthForm.ts';

export type Credentials = { readonly username: string; readonly password: string };

/** R5.63: the validation is the endpoint's own schema. */
export function errorsOf(credentials: Credentials): Errors<Credentials> {
  const read = sessions.login.input.safeParse(credentials);
  if (read.success) return {};
  const tooLong = new Set(
    read.error.issues.filter(({ code }) => code === 'too_big').map(({ path }) => path[0]),
  );
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const fault = (field: keyof Credentials) =>
    wrong.has(field) ? `signIn.${field}${tooLong.has(field) ? 'TooLong' : 'Missing'}` : undefined;
  return { username: fault('username'), password: fault('password') };
}

/** The state of the sign-in form. */
export function useSignIn() {
  const { signIn } = useAuthContext();
  return useAuthForm<Credentials>({
    initial: { username: '', password: '' },
    errorsOf,
    ask: async (credentials) => {
      await signIn(credentials);
      return undefined;
    },
  });
}
