// The second shell, below /app-h: one full-screen page without menu and top bar.
import { wall } from '../custom/pages.ts';
import { useMemo, useState } from 'react';
import { CoreAdminContext } from 'react-admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import type { SessionUser } from '../../contract/account/sessions.ts';
import { createAuthProvider } from '../authProvider/authProvider.ts';
import type { ProductI18n } from '../i18n/i18nProvider.ts';
import { HOME, WALL_ROOT } from '../routes/roots.ts';
import { PageRoute } from './PageRoute.tsx';
import { createQueryClient } from './createQueryClient.ts';
import { PageBoundary } from './shell/PageBoundary.tsx';
import { Toasts } from './shell/toasts/Toasts.tsx';
import { useLive } from './shell/useLive.ts';
import { createStore } from './createStore.ts';
import { useCallMessages } from './useCallMessages.ts';
import { useRights } from './useRights.ts';

interface Props {
  readonly session: SessionUser;
  readonly i18nProvider: ProductI18n;
}

/** Shared with the shell of /app: permission updates, live changes, and error messages. */
function Shell() {
  useCallMessages();
  useRights();
  useLive();
  return (
    <PageBoundary>
      <Routes>
        <Route path={wall.path} element={<PageRoute page={wall} />} />
        <Route path="*" element={<Navigate to={HOME} replace />} />
      </Routes>
    </PageBoundary>
  );
}

export default function WallRoot({ session, i18nProvider }: Props) {
  const store = useMemo(() => createStore(session.username), [session.username]);
  const [queryClient] = useState(() => createQueryClient({}));
  const [authProvider] = useState(() => createAuthProvider({}));
  return (
    <CoreAdminContext
      basename={WALL_ROOT}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <Shell />
      <Toasts />
    </CoreAdminContext>
  );
}
