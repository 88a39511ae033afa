// The root of /app: loads messages and server features, then renders the product.
import { useContext, useEffect, useState } from 'react';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { readCapabilities } from '../dataProvider/capabilities.ts';
import { createI18nProvider, type ProductI18n } from '../i18n/i18nProvider.ts';
import { currentPreferences, preferAs, preferAsNobody } from './preferences.ts';
import { Product } from './Product.tsx';
import { Pages, type AppPages } from './pages.ts';

async function open(username: string, load: AppPages['words']): Promise<ProductI18n> {
  preferAs(username);
  const [words] = await Promise.all([
    createI18nProvider(currentPreferences().language, load),
    readCapabilities(),
  ]);
  return words;
}

/** The product for the signed-in user. */
export default function AppRoot({ session }: { readonly session: SessionUser }) {
  const { words: load } = useContext(Pages);
  const [words, setWords] = useState<ProductI18n>();
  useEffect(() => {
    let here = true;
    void open(session.username, load).then((opened) => here && setWords(opened));
    return () => {
      here = false;
      preferAsNobody();
    };
  }, [session.username, load]);
  return words === undefined ? null : <Product session={session} i18nProvider={words} />;
}
