// Locker groups: named sets of lockers, for filtering and bulk selection.
import { z } from 'zod';
import { ownCollection } from '../ownCollection.ts';
import { longText, references, search, text } from '../scalars.ts';

export const lockerGroups = ownCollection('lockerGroups', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: {
    name: text(100).min(1),
    description: longText(500).nullable().optional(),
    lockerIds: references('lockers'),
  },
  readonlyFields: { lockerCount: z.int() },
  filters: { name: search },
  sorts: ['name', 'lockerCount'],
});
