// Holidays: non-working days.
import { defineResource } from '../../engine/defineResource.ts';
import { holidays as collection } from '../../../contract/lockers/holidays.ts';

export const holidays = defineResource('holidays', collection, {
  icon: 'cal',
  title: 'name',
  history: 'holiday',
  list: {
    columns: ['date', 'name'],
    moreColumns: ['lastUpdatedTime'],
    filters: ['date', 'name'],
    sort: { field: 'date', order: 'DESC' },
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    card: { under: ['date'], foot: ['lastUpdatedTime'] },
  },
  form: ['date', 'name'],
  duplicate: { without: ['date'] },
  formIn: 'dialog',
});
