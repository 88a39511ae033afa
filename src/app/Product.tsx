// The signed-in product: one router, react-admin below /app, unknown paths to the dashboard.
import { lazy, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  I18nContext,
  Resource,
  useI18nProvider,
  useLocale,
} from 'react-admin';
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  useLocation,
} from 'react-router-dom';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import { knownCapabilities, supports } from '../dataProvider/capabilities.ts';
import { MenuShown, type MenuShownProps } from '../custom/shared/menuShown.ts';
import { createDataProvider } from '../dataProvider/createDataProvider.ts';
import { Resources } from '../engine/resources.ts';
import { screensOf } from './screensOf.tsx';
import type { ProductI18n } from '../i18n/i18nProvider.ts';
import { documentedRoutes, type DocumentedRoute } from '../routes/documentedRoutes.ts';
import { APP, appUrl, HOME, PAGE_ROOT, WALL_ROOT } from '../routes/roots.ts';
import { asAnnounced, lacksForm } from './announced.ts';
import { createQueryClient } from './createQueryClient.ts';
import { PageRoute } from './PageRoute.tsx';
import { Pages, type AppPages } from './pages.ts';
import { Layout } from './shell/Layout.tsx';
import { BrokenPage } from './shell/BrokenPage.tsx';
import { ProgressBar } from './shell/ProgressBar.tsx';
import { Toasts } from './shell/toasts/Toasts.tsx';
import { createStore } from './createStore.ts';
import { theme } from './theme/theme.ts';

/** `to` is a path below /app, unless the query leads elsewhere. */
function Lead({ to, byQuery }: Omit<DocumentedRoute, 'from'>) {
  const { search, hash } = useLocation();
  const own = byQuery?.(new URLSearchParams(search));
  return <Navigate to={appUrl(own || to + search + hash)} replace />;
}

/** Rerenders its text when the language changes. */
function InLanguage({ children }: { readonly children: ReactNode }) {
  const messages = useI18nProvider();
  const locale = useLocale();
  // A new object per language: components that translate rerender, without remounting.
  const spoken = useMemo(() => ({ ...messages, locale }), [messages, locale]);
  return <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>;
}

interface Props {
  readonly session: SessionUser;
  readonly i18nProvider: ProductI18n;
}

function givenFor(pages: AppPages) {
  const { features } = knownCapabilities();
  const resources = pages.resources.map((resource) => asAnnounced(resource, features));
  const byName = Object.fromEntries(resources.map((resource) => [resource.name, resource]));
  const collections = Object.fromEntries(
    resources.map(({ name, collection }) => [name, collection]),
  );
  return {
    resources: resources.map((resource, place) => ({
      resource,
      offered: supports(resource.collection.feature),
      formless: lacksForm(pages.resources[place] ?? resource, features),
    })),
    byName,
    dataProvider: createDataProvider(collections),
    authProvider: createAuthProvider(byName),
  };
}

const NotOffered = lazy(() => import('./shell/NotOffered.tsx'));
/** Only used by the role page. */
const RoleMenu = lazy(() => import('./shell/menu/RoleMenu.tsx'));
const drawMenu = (shown: MenuShownProps) => <RoleMenu {...shown} />;

/** The second shell. */
const WallRoot = lazy(() => import('./WallRoot.tsx'));

const PageLoading = () => <ProgressBar isPage />;

/** R2.2: an unknown address leads to `/app/dashboard`. */
const ToDashboard = () => <Navigate to={HOME} replace />;

/** react-admin below /app. The token guard is outside: inside, its redirect and a lazy page would loop. */
function Administration({ session, i18nProvider }: Props) {
  const pages = useContext(Pages);
  const { resources, byName, dataProvider, authProvider } = useMemo(() => givenFor(pages), [pages]);
  const store = useMemo(() => createStore(session.username), [session.username]);
  const queryClient = useMemo(() => createQueryClient(byName), [byName]);
  return (
    <Resources value={byName}>
      <MenuShown value={drawMenu}>
        <CoreAdminContext
          basename={APP}
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          store={store}
        >
          <InLanguage>
            <CssBaseline enableColorScheme />
            <CoreAdminUI
              layout={Layout}
              loading={PageLoading}
              catchAll={ToDashboard}
              error={BrokenPage}
              accessDenied={ToDashboard}
              authenticationError={ToDashboard}
              disableTelemetry
            >
              {resources.map(({ resource, offered, formless }) => (
                <Resource
                  key={resource.name}
                  name={resource.name}
                  {...(formless && { create: <NotOffered resource={resource} isForm /> })}
                  {...(offered
                    ? screensOf(resource)
                    : { list: <NotOffered resource={resource} /> })}
                />
              ))}
              <CustomRoutes>
                <Route path="/" element={<ToDashboard />} />
                {pages.pages.map((page) => (
                  <Route key={page.path} path={page.path} element={<PageRoute page={page} />} />
                ))}
                {documentedRoutes.map(({ from, ...lead }) => (
                  <Route key={from} path={from} element={<Lead {...lead} />} />
                ))}
              </CustomRoutes>
            </CoreAdminUI>
            <Toasts />
          </InLanguage>
        </CoreAdminContext>
      </MenuShown>
    </Resources>
  );
}

/** A new router for each sign-in, without any state of the previous one. */
const createRouter = (props: Props) =>
  createBrowserRouter([
    { path: `${APP}/*`, element: <Administration {...props} /> },
    { path: `${WALL_ROOT}/*`, element: <WallRoot {...props} /> },
    { path: `${PAGE_ROOT}/*`, element: null },
    { path: '*', element: <ToDashboard /> },
  ]);

/** Everything behind the sign-in. */
export function Product(props: Props) {
  const [router] = useState(() => createRouter(props));
  useEffect(() => () => router.dispose(), [router]);
  return (
    <ThemeProvider theme={theme}>
      <RouterProvider router={router} />
    </ThemeProvider>
  );
}
