// Holidays: days on which nobody is expected to come; days of free storage skip them.
import { HOLIDAY_NAME_MAX } from '../../domain/lockers/holidays.ts';
import { ownCollection } from '../ownCollection.ts';
import { date, search, text } from '../scalars.ts';

export const holidays = ownCollection('holidays', {
  view: ['SETTING_VIEW'],
  edit: ['SETTING_EDIT'],
  draft: { date, name: text(HOLIDAY_NAME_MAX).min(1) },
  told: {},
  /** `date` is how the day begins: `2027`, `2027-12` or the whole of it. */
  filters: { name: search, date: search },
  sorts: ['date', 'name'],
});
