// A custom page behind its permissions: opens for users who may call its endpoints.
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Page as PageView } from '../engine/definePage.ts';
import { useMayUse } from '../engine/mayUse.ts';
import { Page } from '../engine/Page.tsx';
import { usePageMessages } from '../engine/PageMessages.tsx';
import { Forbidden } from '../engine/states/Forbidden.tsx';
import { usePageQuery } from '../engine/usePageQuery.ts';
import { SIGN_IN_ANEW, visit } from './where.ts';

/** Without an id, redirects to sign-in (R2.41); the session is kept. */
function ToSignIn() {
  useEffect(() => visit(SIGN_IN_ANEW), []);
  return null;
}

/** The page with its messages, or the permission that it requires. */
export function PageRoute({ page }: { readonly page: PageView }) {
  const readable = usePageMessages();
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
