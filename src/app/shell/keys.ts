// The product's keyboard shortcuts, in the order of the help.
import type { Needs } from '../../../contract/endpoint.ts';
import { routes } from '../../routes/pages.ts';
import { lockers } from '../../resources/lockers/lockers.ts';

export interface Key {
  /** Pressed one after the other, or `together`. */
  readonly press: readonly string[];
  readonly together?: boolean;
  /** Message key of its description. */
  readonly does: string;
  /** Target path below /app; absent for functions. */
  readonly to?: string;
  readonly needs: Needs;
}

export const keys: readonly Key[] = [
  { press: ['?'], does: 'app.keys.help', needs: 'signedIn' },
  { press: ['Ctrl', 'K'], together: true, does: 'app.keys.search', needs: 'signedIn' },
  {
    press: ['g', 'd'],
    does: 'app.keys.dashboard',
    to: routes.dashboard.path,
    needs: routes.dashboard.needs,
  },
  { press: ['g', 'l'], does: 'app.keys.lockers', to: lockers.name, needs: lockers.needs },
  { press: ['t'], does: 'app.keys.theme', needs: 'signedIn' },
  { press: ['Ctrl', 'Z'], together: true, does: 'app.keys.undo', needs: 'signedIn' },
  { press: ['Esc'], does: 'app.keys.leave', needs: 'signedIn' },
];

/** Keys of every list. */
export const listKeys: readonly Key[] = [
  { press: ['/'], does: 'app.keys.filterRows', needs: 'signedIn' },
  { press: ['j'], does: 'app.keys.nextRow', needs: 'signedIn' },
  { press: ['k'], does: 'app.keys.previousRow', needs: 'signedIn' },
  { press: ['x'], does: 'app.keys.chooseRow', needs: 'signedIn' },
  { press: ['p'], does: 'app.keys.peekRow', needs: 'signedIn' },
  { press: ['Enter'], does: 'app.keys.openRow', needs: 'signedIn' },
];

/** Keys of a locker's front, which handles them itself. */
export const gridKeys: readonly Key[] = [
  { press: ['← ↑ ↓ →'], does: 'app.keys.moveBox', needs: routes.boxInfo.needs },
  { press: ['Space'], does: 'app.keys.chooseBox', needs: routes.boxInfo.needs },
  {
    press: ['Shift', '← ↑ ↓ →'],
    together: true,
    does: 'app.keys.chooseRange',
    needs: routes.boxInfo.needs,
  },
  { press: ['Ctrl', 'A'], together: true, does: 'app.keys.chooseAll', needs: routes.boxInfo.needs },
  { press: ['Esc'], does: 'app.keys.chooseNone', needs: routes.boxInfo.needs },
];
