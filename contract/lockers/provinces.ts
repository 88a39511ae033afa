// Provinces: the regions that districts belong to.
import { z } from 'zod';
import { ownCollection } from '../ownCollection.ts';
import { search, text } from '../scalars.ts';

export const provinces = ownCollection('provinces', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: { name: text(100).min(1) },
  readonlyFields: { districtCount: z.int(), lockerCount: z.int() },
  filters: { name: search },
  sorts: ['name', 'districtCount', 'lockerCount'],
});
