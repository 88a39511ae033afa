// A page made by hand behind its own right: it opens for those whom its endpoints would answer.
import { useEffect, useState } from 'react';
import { useI18nProvider, useTranslate } from 'react-admin';
import type { Page as RoomPage } from '../engine/definePage.ts';
import { useMayUse } from '../engine/mayUse.ts';
import { Page } from '../engine/Page.tsx';
import { Forbidden } from '../engine/states/Forbidden.tsx';
import { usePageQuery } from '../engine/usePageQuery.ts';
import type { ProductI18n } from '../i18n/i18nProvider.ts';
import { SIGN_IN_ANEW, visit } from './where.ts';

/** 'missing id sends user to login': who is signed in stays so. */
function ToSignIn() {
  useEffect(() => visit(SIGN_IN_ANEW), []);
  return null;
}

/**
 * Whether the words of the pages made by hand are there; they come with the first such page. Throws when they do not
 * come, as a page does whose code does not come.
 */
function useRoomWords(): boolean {
  const words = useI18nProvider() as ProductI18n;
  const [there, setThere] = useState(words.hasRooms);
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    let here = true;
    if (!there)
      words.withRooms().then(
        () => here && setThere(true),
        (error: unknown) => here && setFailure({ error }),
      );
    return () => {
      here = false;
    };
  }, [words, there]);
  if (failure) throw failure.error;
  return there;
}

/** The page with its words, or which right it takes. */
export function PageRoute({ page }: { readonly page: RoomPage }) {
  const readable = useRoomWords();
  const translate = useTranslate();
  const mayUse = useMayUse();
  const { missing } = usePageQuery(page);
  if (!readable) return null;
  if (missing && page.without === 'signIn') return <ToSignIn />;
  if (mayUse(page)) return <page.view />;
  const title = translate(page.title);
  return (
    <Page title={title}>
      <Forbidden page={title} needs={page.needs} />
    </Page>
  );
}
