// The root of /page: sign-in, 404 and success by path, rarer pages lazily; no router or react-admin.
import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import type { Language } from '../../domain/limits.ts';
import { dropLock } from '../authProvider/lock.ts';
import { login } from '../authProvider/login.ts';
import { currentSession, startSession } from '../authProvider/session.ts';
import { AuthContext, type Auth } from '../custom/shared/authLayout/useAuthContext.ts';
import { Missing } from '../custom/signIn/Missing.tsx';
import { SignIn } from '../custom/signIn/SignIn.tsx';
import { Success } from '../custom/signIn/Success.tsx';
import { configureCalls } from '../dataProvider/call.ts';
import { loadSignInMessages, loadPageWords } from '../i18n/load.ts';
import { translator, type Say } from '../i18n/translator.ts';
import {
  FIRST_SIGN_IN,
  FORGET,
  LOCK,
  PASSWORD_UPDATED,
  RECOVER,
  REGISTER,
  SIGN_IN,
  UPDATE_PASSWORD,
} from '../routes/roots.ts';
import { failureMessages } from './failures.ts';
import { preferAs, prefer, type Preferences } from './preferences.ts';
import { usePreferences } from './usePreferences.ts';
import { afterSignIn, isAnew, onWhere, visit, where } from './where.ts';

/** Existing pages; every other path below /page is the 404 page. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  [SIGN_IN]: SignIn,
  [PASSWORD_UPDATED]: Success,
};

const Recover = lazy(() => import('../custom/recover/Recover.tsx'));

/** Lazy with their own messages, so that sign-in does not wait for them. */
const RARE: Readonly<Record<string, ComponentType>> = {
  [FORGET]: Recover,
  [RECOVER]: Recover,
  [UPDATE_PASSWORD]: lazy(() => import('../custom/recover/NewPassword.tsx')),
  [REGISTER]: lazy(() => import('../custom/register/Register.tsx')),
  [LOCK]: lazy(() => import('./LockPage.tsx')),
  [FIRST_SIGN_IN]: lazy(() => import('./FirstSignInPage.tsx')),
};

/** Messages of the selected language; the previous ones remain until they are loaded. */
function useMessages(language: Language, load: typeof loadPageWords): Say | undefined {
  const [say, setSay] = useState<Say>();
  useEffect(() => {
    let wanted = true;
    const fetchMessages = async () => {
      const next = translator(await load(language));
      if (!wanted) return;
      configureCalls({ messages: (failure) => failureMessages(next, failure) });
      setSay(() => next);
    };
    void fetchMessages();
    return () => {
      wanted = false;
    };
  }, [language, load]);
  return say;
}

/** Props of the sign-in page; preferences selected on it apply to the user who signs in. */
function useAuth(say: Say | undefined, address: string): Auth | undefined {
  const { language } = usePreferences();
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  return useMemo(() => {
    if (say === undefined) return undefined;
    const { pathname, searchParams } = new URL(address, location.origin);
    return {
      say,
      language,
      path: pathname,
      query: searchParams,
      onGo: visit,
      returning: searchParams.has('to'),
      onLanguage: (next) => {
        setChosen({ language: next });
        prefer({ language: next });
      },
      signIn: (credentials) =>
        login(credentials, (user) => {
          preferAs(user.username, chosen);
          dropLock();
          startSession(user);
          visit(afterSignIn(where()));
        }),
    };
  }, [say, language, address, chosen]);
}

export default function PageRoot() {
  const address = useSyncExternalStore(onWhere, where);
  const { language } = usePreferences();
  const rare = RARE[new URL(address, location.origin).pathname];
  const messages = useMessages(language, rare ? loadSignInMessages : loadPageWords);
  const auth = useAuth(messages, address);
  const signedIn = auth?.path === SIGN_IN && currentSession() !== undefined && !isAnew(address);
  useEffect(() => {
    if (signedIn) visit(afterSignIn(where()));
  }, [signedIn]);
  if (auth === undefined || signedIn) return null;
  const Shown = rare ?? PAGES[auth.path] ?? Missing;
  return (
    <AuthContext value={auth}>
      <Suspense>
        <Shown />
      </Suspense>
    </AuthContext>
  );
}
