// Provinces: a plain list, and a small form in a dialog.
import { provinces as collection } from '../../../contract/lockers/provinces.ts';
import { defineResource } from '../../engine/defineResource.ts';

export const provinces = defineResource('provinces', collection, {
  icon: 'info',
  title: 'name',
  list: {
    columns: ['name', 'districtCount', 'lockerCount', 'lastUpdatedTime'],
    moreColumns: ['creationTime'],
    filters: ['name'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'name', order: 'ASC' },
  },
  form: ['name'],
});
