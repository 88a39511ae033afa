// Locker groups: lockers under one name, to filter by and to choose together.
import { z } from 'zod';
import { ownCollection } from '../ownCollection.ts';
import { longText, references, search, text } from '../scalars.ts';

export const lockerGroups = ownCollection('lockerGroups', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  draft: {
    name: text(100).min(1),
    description: longText(500).nullable().optional(),
    lockerIds: references('lockers'),
  },
  told: { lockerCount: z.int() },
  filters: { name: search },
  sorts: ['name', 'lockerCount'],
});
