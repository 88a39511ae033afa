// The calls of pages that stand for all of their kind in `npm test`; `npm run test:full` takes the others.
import type { PageWrite } from '../kit/browser/pageWrites.ts';

/** A dialog with a field, one without, a dock, a form of the engine, a save over what was read, a list. */
const CALLS = new Set([
  'memberActions.resetMobile',
  'payments.markPaid',
  'boxes.setLocked',
  'lockerSettings.save',
  'prices.save',
  'contacts.update',
]);

export const isRepresentative = ({ call, at }: PageWrite): boolean =>
  CALLS.has(call) && at !== 'systemSetting';
