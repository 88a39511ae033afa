// What staff see of trolleys.
import { trolleys as collection } from '../../contract/trolleys.ts';
import { defineResource } from '../../../../../src/engine/defineResource.ts';

export const trolleys = defineResource('trolleys', collection, {
  icon: 'info',
  title: 'name',
  list: {
    columns: ['name', 'lockerId', 'plannedOn', 'price', 'status', 'photo'],
    filters: ['name', 'lockerId', 'status'],
  },
  form: ['name', 'lockerId', 'plannedOn', 'price', 'status', 'photo', 'notes'],
});
