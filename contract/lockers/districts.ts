// Districts: a town or municipality of a province; each locker belongs to one.
import { z } from 'zod';
import { ownCollection } from '../ownCollection.ts';
import { reference, search, text } from '../scalars.ts';

export const districts = ownCollection('districts', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: { name: text(100).min(1), provinceId: reference('provinces') },
  readonlyFields: { provinceName: z.string(), lockerCount: z.int() },
  filters: { name: search, provinceId: reference('provinces').optional() },
  sorts: ['name', 'provinceName', 'lockerCount'],
});
