// Districts: the province of each, and the number of its lockers.
import { districts as collection } from '../../../contract/lockers/districts.ts';
import { defineResource } from '../../engine/defineResource.ts';

export const districts = defineResource('districts', collection, {
  icon: 'info',
  title: 'name',
  list: {
    columns: ['name', 'provinceId', 'lockerCount', 'lastUpdatedTime'],
    moreColumns: ['creationTime'],
    filters: ['name', 'provinceId'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
    sort: { field: 'name', order: 'ASC' },
  },
  form: ['name', 'provinceId'],
  duplicate: { without: ['name'] },
  show: ['name', 'provinceId', 'lockerCount', 'creationTime', 'lastUpdatedTime'],
  fields: { provinceId: { sort: 'provinceName' } },
});
