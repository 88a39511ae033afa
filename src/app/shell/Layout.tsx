// App shell around every page: menu on the left, top bar, offline banner above the page.
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import { Trail } from '../../engine/Page.tsx';
import { Offline } from '../../engine/states/Offline.tsx';
import { useBrokenActions } from '../useBrokenActions.ts';
import { useCallMessages } from '../useCallMessages.ts';
import { useRights } from '../useRights.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { Nothing } from './Nothing.tsx';
import { OpenAlerts, useOpenAlerts } from './openAlerts.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { SideBar } from './menu/SideBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useLive } from './useLive.ts';
import { useMenu } from './menu/useMenu.ts';
import { inDialog, useShortcuts } from './useShortcuts.ts';
import { useTrail } from './useTrail.ts';
import './shell.css';

/** Below 992 px the menu is a drawer. */
const DESKTOP = `(min-width: ${BREAKPOINTS.desktop}px)`;

/** A new page starts at its top, with the focus at its beginning. */
function useArrival(main: { readonly current: HTMLElement | null }): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // A dialog that was opened meanwhile keeps the focus: a scanner continues to type.
    if (!inDialog()) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}

/** The shell; react-admin passes the page as children. */
export function Layout({ children }: { readonly children: ReactNode }) {
  useCallMessages();
  useBrokenActions();
  useRights();
  useLive();
  const translate = useTranslate();
  const desktop = useMediaQuery(DESKTOP, { noSsr: true });
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const [help, setHelp] = useState(false);
  const main = useRef<HTMLElement>(null);
  const loaded = useMenu();
  const openAlerts = useOpenAlerts();
  const trail = useTrail(loaded.menu, pathname);
  useShortcuts(() => setHelp(true));
  useArrival(main);
  return (
    <OpenAlerts value={openAlerts}>
      <div className="shell">
        <a
          className="btn skip"
          href="#content"
          onClick={(event) => {
            event.preventDefault();
            main.current?.focus();
          }}
        >
          {translate('app.skip')}
        </a>
        <ProgressBar />
        {desktop && <SideBar loaded={loaded} />}
        {!desktop && <MenuDrawer loaded={loaded} open={drawer} onClose={() => setDrawer(false)} />}
        <TopBar
          onHelp={() => setHelp(true)}
          {...(desktop ? {} : { onMenu: () => setDrawer(true) })}
        />
        <main id="content" className="shell-main" ref={main} tabIndex={-1}>
          <Offline />
          <PageBoundary key={pathname}>
            <Trail value={trail}>
              <Suspense fallback={<Nothing />}>{children}</Suspense>
            </Trail>
          </PageBoundary>
        </main>
        <KeyboardHelp open={help} onClose={() => setHelp(false)} />
      </div>
    </OpenAlerts>
  );
}
