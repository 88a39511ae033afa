// What staff see of trolleys.
import { defineResource } from '../../../../../src/engine/defineResource.ts';
import { trolleys as collection } from '../../contract/trolleys.ts';

export const trolleys = defineResource('trolleys', collection, {
  icon: 'hand',
  title: 'name',
  list: {
    columns: ['name', 'lockerId', 'wheels', 'condition'],
    moreColumns: ['lastUpdatedTime'],
    filters: ['name', 'condition'],
    export: { csv: collection.exportCsv, xlsx: collection.exportXlsx },
  },
  form: ['name', 'lockerId', 'wheels', 'condition'],
});
