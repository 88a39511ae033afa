// The root of /page: sign-in, 404 and success, chosen by path; no router, no react-admin, nothing that they need not.
import { useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import { currentSession, startSession } from '../authProvider/session.ts';
import { DoorContext, type Door } from '../custom/signIn/page.ts';
import { Missing } from '../custom/signIn/Missing.tsx';
import { SignIn } from '../custom/signIn/SignIn.tsx';
import { Success } from '../custom/signIn/Success.tsx';
import { lendToCalls } from '../dataProvider/call.ts';
import { loadPageWords } from '../i18n/load.ts';
import { translator, type Say } from '../i18n/translator.ts';
import { doorWords } from './failures.ts';
import { preferAs, prefer, usePreferences, type Preferences } from './preferences.ts';
import { afterSignIn, isAnew, onWhere, SIGN_IN, visit, where } from './where.ts';

/** The pages that exist; every other address below /page is the 404 page. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/page/login': SignIn,
  '/page/updatePdSuccess': Success,
};

/** The words of the chosen language; the former ones stay until the new ones are there. */
function useWords(language: 'en' | 'zh'): Say | undefined {
  const [say, setSay] = useState<Say>();
  useEffect(() => {
    let wanted = true;
    const fetchWords = async () => {
      const next = translator(await loadPageWords(language));
      if (!wanted) return;
      lendToCalls({ words: (failure) => doorWords(next, failure) });
      setSay(() => next);
    };
    void fetchWords();
    return () => {
      wanted = false;
    };
  }, [language]);
  return say;
}

/** What the sign-in page is given; a choice made on it goes with whoever signs in. */
function useDoorway(say: Say | undefined, address: string): Door | undefined {
  const { language } = usePreferences();
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  return useMemo(() => {
    if (say === undefined) return undefined;
    const { pathname, searchParams } = new URL(address, location.origin);
    return {
      say,
      language,
      path: pathname,
      returning: searchParams.has('to'),
      onLanguage: (next) => {
        setChosen({ language: next });
        prefer({ language: next });
      },
      onSignedIn: (user) => {
        preferAs(user.username, chosen);
        startSession(user);
        visit(afterSignIn(where()));
      },
    };
  }, [say, language, address, chosen]);
}

export default function PageRoot() {
  const address = useSyncExternalStore(onWhere, where);
  const { language } = usePreferences();
  const door = useDoorway(useWords(language), address);
  const signedIn = door?.path === SIGN_IN && currentSession() !== undefined && !isAnew(address);
  useEffect(() => {
    if (signedIn) visit(afterSignIn(where()));
  }, [signedIn]);
  if (door === undefined || signedIn) return null;
  const Shown = PAGES[door.path] ?? Missing;
  return (
    <DoorContext value={door}>
      <Shown />
    </DoorContext>
  );
}
