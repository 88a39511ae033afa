// App shell around every page: menu on the left, top bar, offline banner above the page.
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  Suspense,
  memo,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  useMemo,
} from 'react';
import { SkipNavigationButton, useLocation, useSidebarState, useTranslate } from 'react-admin';
import { BREAKPOINTS } from '../../../domain/limits.ts';
import type { Crumb } from '../../engine/Page.tsx';
import { Trail } from '../../engine/trail.ts';
import { Offline } from '../../custom/shared/Offline.tsx';
import { useBrokenActions } from '../useBrokenActions.ts';
import { useCallMessages } from '../useCallMessages.ts';
import { useRights } from '../useRights.ts';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { OpenAlerts } from './openAlerts.ts';
import { useOpenAlerts } from './useOpenAlerts.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { Link } from 'react-router-dom';
import { Brand } from '../../ui/Brand.tsx';
import { MainMenu } from './menu/MainMenu.tsx';
import { type LoadedMenu, useMenu } from './menu/useMenu.ts';
import { TopBar } from './TopBar.tsx';
import { useLive } from './useLive.ts';
import { inDialog } from '../../ui/inDialog.ts';
import { useShortcuts } from './useShortcuts.ts';
import { sectionAt, type Menu } from '../menu.ts';
import { Resources } from '../../engine/resources.ts';
import { appUrl, HOME } from '../../routes/roots.ts';
import './shell.css';
import { lazyPart } from '../../ui/lazyPart.tsx';

const KeyboardHelp = lazyPart(
  () => import('./KeyboardHelp.tsx'),
  () => null,
);

/** Default breadcrumbs of a page without its own. */
function useTrail(menu: Menu, pathname: string): readonly Crumb[] {
  const translate = useTranslate();
  return useMemo(() => {
    const section = sectionAt(pathname, menu);
    return section === undefined ? [] : [{ label: translate(section.label) }];
  }, [menu, pathname, translate]);
}

/** Below 992 px the menu is a drawer. */
const DESKTOP = `(min-width: ${BREAKPOINTS.desktop}px)`;

/** 224 px wide; does not scroll with the page. Not drawn again with each route. */
const SideBar = memo(function SideBar(loaded: LoadedMenu) {
  const translate = useTranslate();
  const [, setOpen] = useSidebarState();
  useEffect(() => setOpen(true), [setOpen]);
  return (
    <aside className="side column" aria-label={translate('app.brand')}>
      <Link className="brand row" to={HOME}>
        <Brand />
        {translate('app.brand')}
      </Link>
      <MainMenu loaded={loaded} />
    </aside>
  );
});

/** The path of the page: a form dialog has a path below its list, which remains the page. */
function usePagePath(): string {
  const { pathname } = useLocation();
  const [, , name = '', below = ''] = pathname.split('/');
  const { formIn } = useContext(Resources)[name] ?? {};
  return formIn === 'dialog' && below !== '' && !pathname.endsWith('/show')
    ? appUrl(name)
    : pathname;
}

/** A new page starts at its top, with the focus at its beginning. */
function useArrival(main: { readonly current: HTMLElement | null }, pathname: string): void {
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
  const desktop = useMediaQuery(DESKTOP, { noSsr: true });
  const { pathname } = useLocation();
  const pagePath = usePagePath();
  const [help, setHelp] = useState(false);
  const openHelp = useCallback(() => setHelp(true), []);
  const main = useRef<HTMLElement>(null);
  const loaded = useMenu();
  const openAlerts = useOpenAlerts();
  const trail = useTrail(loaded.menu, pathname);
  useShortcuts(openHelp);
  useArrival(main, pagePath);
  return (
    <OpenAlerts value={openAlerts}>
      <div className="shell">
        <SkipNavigationButton className="skip" onClick={() => main.current?.focus()} />
        {desktop ? <SideBar {...loaded} /> : <MenuDrawer loaded={loaded} />}
        <TopBar onHelp={openHelp} />
        <main id="content" className="shell-main" ref={main} tabIndex={-1}>
          <Offline />
          <PageBoundary key={pagePath}>
            <Trail value={trail}>
              <Suspense fallback={<ProgressBar isPage />}>{children}</Suspense>
            </Trail>
          </PageBoundary>
        </main>
        {help && <KeyboardHelp onClose={() => setHelp(false)} />}
      </div>
    </OpenAlerts>
  );
}
