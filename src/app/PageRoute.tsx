// A page made by hand behind its own right: it opens for those whom its endpoints would answer.
import { useTranslate } from 'react-admin';
import type { Page as RoomPage } from '../engine/definePage.ts';
import { useMayUse } from '../engine/mayUse.ts';
import { Page } from '../engine/Page.tsx';
import { Forbidden } from '../engine/states/Forbidden.tsx';

/** The page, or which right it takes. */
export function PageRoute({ page }: { readonly page: RoomPage }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  if (mayUse(page)) return <page.view />;
  const title = translate(page.title);
  return (
    <Page title={title}>
      <Forbidden page={title} needs={page.needs} />
    </Page>
  );
}
