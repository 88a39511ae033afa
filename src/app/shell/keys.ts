// The keys of the whole product, in the order of the help.
import type { Needs } from '../../../contract/endpoint.ts';
import { dashboard } from '../../custom/dashboard/page.ts';
import { lockers } from '../../resources/lockers.ts';

export interface Key {
  /** Pressed one after the other. */
  readonly press: readonly string[];
  /** The message that says what it does. */
  readonly does: string;
  /** Where it leads, below /app; absent for what is no place. */
  readonly to?: string;
  readonly needs: Needs;
}

export const keys: readonly Key[] = [
  { press: ['?'], does: 'app.keys.help', needs: 'signedIn' },
  { press: ['g', 'd'], does: 'app.keys.dashboard', to: dashboard.path, needs: dashboard.needs },
  { press: ['g', 'l'], does: 'app.keys.lockers', to: lockers.name, needs: lockers.needs },
  { press: ['t'], does: 'app.keys.theme', needs: 'signedIn' },
  { press: ['Esc'], does: 'app.keys.leave', needs: 'signedIn' },
];
