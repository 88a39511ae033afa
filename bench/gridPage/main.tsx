// The page of the grid benchmark: a locker's real workbench, mounted and unmounted on demand.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AuthContext, I18nContext } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { BoxWorkspace } from '../../src/custom/boxInfo/BoxWorkspace.tsx';
import { createAuthProvider } from '../../src/authProvider/authProvider.ts';
import * as en from '../../src/i18n/en/catalogue.ts';
import * as customPages from '../../src/i18n/en/customPages.ts';
import '../../src/app/theme/tokens.css';
import '../../src/app/theme/base.css';
import '../../src/ui/controls.css';
import '../../src/custom/boxInfo/boxInfo.css';
import '../../src/custom/boxInfo/boxInfo.css';
import { thousandBoxes } from './thousandBoxes.ts';

declare global {
  interface Window {
    grid: {
      /** Draws the locker; returns the milliseconds until it is in the page. */
      draw(): number;
      clear(): void;
      chosen(): number;
    };
  }
}

const now = Date.now();
const locker = thousandBoxes(now);
const i18n = polyglotI18nProvider(() => ({ ...en, ...customPages }), 'en');
const watched = { refresh: async () => undefined, pause: () => undefined };
const held = ['LOCKER_VIEW', 'BOX_VIEW', 'BOX_EDIT', 'BOX_OPEN'];
const authProvider = { ...createAuthProvider({}), authorities: () => held };
const place = document.createElement('main');
place.style.padding = '16px 24px';
document.body.append(place);

let root: Root | null = null;

window.grid = {
  draw: () => {
    root = createRoot(place);
    const start = performance.now();
    flushSync(() =>
      root?.render(
        <MemoryRouter>
          <I18nContext value={i18n}>
            <AuthContext value={authProvider}>
              <BoxWorkspace locker={locker} now={now} watched={watched} />
            </AuthContext>
          </I18nContext>
        </MemoryRouter>,
      ),
    );
    return performance.now() - start;
  },
  clear: () => {
    root?.unmount();
    root = null;
  },
  chosen: () => document.querySelectorAll('[data-box][aria-pressed="true"]').length,
};
