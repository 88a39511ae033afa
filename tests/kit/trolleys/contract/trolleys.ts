// Trolleys: hand carts that stand at lockers for whoever carries many parcels.
import { z } from 'zod';
import { ownCollection } from '../../../../contract/ownCollection.ts';
import { reference, search, text } from '../../../../contract/scalars.ts';

const condition = z.enum(['GOOD', 'WORN', 'BROKEN']);

export const trolleys = ownCollection('trolleys', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  draft: {
    name: text(60).min(1),
    lockerId: reference('lockers'),
    wheels: z.int().min(2).max(8),
    condition,
  },
  told: {},
  filters: { name: search, condition: condition.optional() },
  sorts: ['name', 'wheels', 'condition'],
});
