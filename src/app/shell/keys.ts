// The product's keyboard shortcuts, in the order of the help.
import type { Needs } from '../../../contract/endpoint.ts';
import { dashboard } from '../../custom/dashboard/page.ts';
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
  { press: ['g', 'd'], does: 'app.keys.dashboard', to: dashboard.path, needs: dashboard.needs },
  { press: ['g', 'l'], does: 'app.keys.lockers', to: lockers.name, needs: lockers.needs },
  { press: ['t'], does: 'app.keys.theme', needs: 'signedIn' },
  { press: ['Ctrl', 'Z'], together: true, does: 'app.keys.undo', needs: 'signedIn' },
  { press: ['Esc'], does: 'app.keys.leave', needs: 'signedIn' },
];
