// A custom page behind its permissions: opens for users who may call its endpoints.
import { useEffect } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { takes } from '../../contract/scalars.ts';
import { idInputs } from '../dataProvider/idInputs.ts';
import type { Page as PageView } from '../engine/definePage.ts';
import { useCanAccess } from '../engine/useCanAccess.ts';
import { Page } from '../engine/Page.tsx';
import { usePageMessages } from '../engine/usePageMessages.ts';
import { Forbidden } from '../engine/states/Forbidden.tsx';
import { NoRecord } from '../engine/states/NoRecord.tsx';
import { usePageQuery } from '../engine/usePageQuery.ts';
import { routes } from '../routes/pages.ts';
import { Navigate } from 'react-router-dom';
import { appUrl } from '../routes/roots.ts';
import { isSection } from './menu.ts';
import { useMenu } from './shell/menu/useMenu.ts';
import { SIGN_IN_ANEW, visit } from './where.ts';

/** Renders nothing until the menu is loaded; everyone may open their own account. */
function ToFirstPage() {
  const { menu, loaded } = useMenu();
  if (!loaded) return null;
  const first =
    menu
      .flat()
      .flatMap((part) => (isSection(part) ? part.entries : [part]))
      .find(({ path }) => path !== routes.dashboard.path) ?? routes.myAccount;
  return <Navigate to={appUrl(first.path)} replace />;
}

/** Without an id, redirects to sign-in (R2.41); the session is kept. */
function ToSignIn() {
  useEffect(() => visit(SIGN_IN_ANEW), []);
  return null;
}

/** Whether the URL has a value for the id that the page requires, and it is no id: no record has it. */
function lacksRecord({ query }: PageView, search: string): boolean {
  const given = new URLSearchParams(search);
  const { shape } = idInputs(query) as z.ZodObject<Record<string, z.ZodType>>;
  return Object.entries(shape).some(([name, schema]) => {
    const value = given.get(name);
    return value && !takes(schema, undefined) && !takes(schema, value);
  });
}

/** The page with its messages, or the permission that it requires; in place of the dashboard the first page permitted. */
export function PageRoute({ page }: { readonly page: PageView }) {
  const readable = usePageMessages();
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { missing } = usePageQuery(page);
  const isNoRecord = lacksRecord(page, useLocation().search);
  if (!readable) return null;
  if (missing && !isNoRecord && page.without === 'signIn') return <ToSignIn />;
  if (canAccess(page) && !isNoRecord) return <page.view firstPage={<ToFirstPage />} />;
  if (page.path === routes.dashboard.path) return <ToFirstPage />;
  const title = translate(page.title);
  return (
    <Page title={title}>
      {canAccess(page) ? <NoRecord /> : <Forbidden page={title} needs={page.needs} />}
    </Page>
  );
}
