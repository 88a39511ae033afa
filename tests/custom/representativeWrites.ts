// The calls of pages that stand for all of their kind in `npm test`; `npm run test:full` takes the others.
import type { PageWrite } from '../kit/pageWrites.ts';

/** A dialog with a field, one without, an act of money, of a parcel, a dock, a settings form, prices, a list, a form. */
const CALLS = new Set([
  'memberActs.resetMobile',
  'members.remove',
  'payments.settle',
  'parcelActs.cancel',
  'boxes.setLocked',
  'lockerSettings.save',
  'prices.save',
  'contacts.update',
  'templates.update',
]);

export const isRepresentative = ({ call, at }: PageWrite): boolean =>
  CALLS.has(call) && at !== 'systemSetting';
