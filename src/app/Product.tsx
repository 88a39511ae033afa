// The signed-in product: one router, react-admin below /app, and every unknown address to the dashboard.
import { useEffect, useMemo, useState } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import type { SessionUser } from '../../contract/sessions.ts';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { createDataProvider } from '../dataProvider/dataProvider.ts';
import { ListScreen } from '../engine/ListScreen.tsx';
import { Authorities } from '../engine/mayUse.ts';
import type { ProductI18n } from '../i18n/i18nProvider.ts';
import { addresses } from './addresses.ts';
import { createQueryClient } from './queryClient.ts';
import { Lead } from './Lead.tsx';
import { PageRoute } from './PageRoute.tsx';
import { pages, resources } from './rooms.ts';
import { Layout } from './shell/Layout.tsx';
import { Nothing } from './shell/Nothing.tsx';
import { Toasts } from './shell/Toasts.tsx';
import { createStore } from './store.ts';
import { theme } from './theme.ts';
import { HOME } from './where.ts';

interface Props {
  readonly session: SessionUser;
  readonly i18nProvider: ProductI18n;
}

const nouns = Object.fromEntries(resources.map(({ name, collection }) => [name, collection]));
const dataProvider = createDataProvider(nouns);
const authProvider = createAuthProvider(nouns);

/** "Unknown URLs go to /app/dashboard." */
const ToDashboard = () => <Navigate to={HOME} replace />;

/** react-admin below /app. The token guard stands outside: inside, its redirect and a lazy page would chase each other. */
function Administration({ session, i18nProvider }: Props) {
  const store = useMemo(() => createStore(session.username), [session.username]);
  const queryClient = useMemo(() => createQueryClient(), []);
  return (
    <Authorities value={session.authoritySet}>
      <Admin
        basename="/app"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
        darkTheme={null}
        layout={Layout}
        loading={Nothing}
        loginPage={false}
        catchAll={ToDashboard}
        notification={Toasts}
        disableTelemetry
      >
        {resources.map((resource) => (
          <Resource
            key={resource.name}
            name={resource.name}
            list={<ListScreen resource={resource} />}
          />
        ))}
        <CustomRoutes>
          <Route path="/" element={<ToDashboard />} />
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={<PageRoute page={page} />} />
          ))}
          {addresses.map(({ from, to }) => (
            <Route key={from} path={from} element={<Lead to={to} />} />
          ))}
        </CustomRoutes>
      </Admin>
    </Authorities>
  );
}

/** A router of its own for each sign-in: nothing of the last one is left in it. */
const createRouter = (props: Props) =>
  createBrowserRouter([
    { path: '/app/*', element: <Administration {...props} /> },
    { path: '/page/*', element: null },
    { path: '*', element: <ToDashboard /> },
  ]);

/** Everything behind the sign-in. */
export function Product(props: Props) {
  const [router] = useState(() => createRouter(props));
  useEffect(() => () => router.dispose(), [router]);
  return <RouterProvider router={router} />;
}
