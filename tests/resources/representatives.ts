// The declarations that stand for all of their kind in `npm test`; `npm run test:full` takes the others.
import { resources } from '../../src/app/pages.ts';

/** A documented list with exports, one of ours, one of a million rows, one read only, one with a form in a dialog. */
const NAMES = ['lockers', 'cases', 'parcels', 'audit', 'parcelCategories', 'staff'];

export const representatives = resources.filter(({ name }) => NAMES.includes(name));
export const others = resources.filter(({ name }) => !NAMES.includes(name));
