// The declarations that stand for all of their kind in the gate; the full suite takes the others.
import { resources } from '../../src/app/pages.ts';

/** A documented list with exports and actions, one of a million rows, one with a form in a dialog. */
const NAMES = ['lockers', 'parcels', 'parcelCategories'];

export const representatives = resources.filter(({ name }) => NAMES.includes(name));
export const others = resources.filter(({ name }) => !NAMES.includes(name));
