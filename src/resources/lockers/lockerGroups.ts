// Locker groups: named sets of lockers, for filtering and bulk selection.
import { lockerGroups as collection } from '../../../contract/lockers/lockerGroups.ts';
import { defineResource } from '../../engine/defineResource.ts';

export const lockerGroups = defineResource('lockerGroups', collection, {
  icon: 'cols',
  title: 'name',
  history: 'lockerGroup',
  list: {
    columns: ['name', 'description', 'lockerCount', 'lastUpdatedTime'],
    moreColumns: ['lockerIds', 'creationTime'],
    filters: ['name'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
  },
  form: ['name', 'description', 'lockerIds'],
  duplicate: { without: ['name'] },
});
