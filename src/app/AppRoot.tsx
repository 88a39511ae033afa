// The root of /app: loads messages and server features, then renders the product.
import { useContext, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { currentSession, isSignedOut, onSession } from '../authProvider/session.ts';
import { readCapabilities } from '../dataProvider/capabilities.ts';
import { dropEntered, enteredBy, keepEntered } from '../engine/form/useKept.ts';
import { createI18nProvider, type ProductI18n } from '../i18n/i18nProvider.ts';
import { currentPreferences, preferAs, preferAsNobody } from './preferences.ts';
import { Product } from './Product.tsx';
import { Pages, type AppPages } from './pages.ts';

async function open(
  { username, userId }: SessionUser,
  load: AppPages['messages'],
): Promise<ProductI18n> {
  preferAs(username);
  enteredBy(userId);
  const [messages] = await Promise.all([
    createI18nProvider(currentPreferences().language, load),
    readCapabilities(true),
  ]);
  return messages;
}

/** What is entered in forms outlives the session, unless the user signs out. */
function useEnteredKept({ userId }: SessionUser): void {
  useEffect(
    () =>
      onSession(() => {
        if (currentSession() !== undefined) return;
        if (isSignedOut()) dropEntered();
        else keepEntered(userId);
      }),
    [userId],
  );
}

/** The product for the signed-in user. */
export default function AppRoot({ session }: { readonly session: SessionUser }) {
  const { messages: load } = useContext(Pages);
  const [messages, setMessages] = useState<ProductI18n>();
  useEnteredKept(session);
  const begun = useRef(session);
  useEffect(() => {
    let here = true;
    void open(begun.current, load).then((opened) => here && setMessages(opened));
    return () => {
      here = false;
      preferAsNobody();
    };
  }, [load]);
  return messages === undefined ? null : <Product session={session} i18nProvider={messages} />;
}
