// Holidays: non-working days, which free storage time skips.
import { HOLIDAY_NAME_MAX } from '../../domain/lockers/holidays.ts';
import { ownCollection } from '../ownCollection.ts';
import { date, search, text } from '../scalars.ts';

export const holidays = ownCollection('holidays', {
  view: ['SETTING_VIEW'],
  edit: ['SETTING_EDIT'],
  input: { date, name: text(HOLIDAY_NAME_MAX).min(1) },
  readonlyFields: {},
  /** `date` is a date prefix: `2027`, `2027-12` or the whole date. */
  filters: { name: search, date: search },
  sorts: ['date', 'name'],
});
