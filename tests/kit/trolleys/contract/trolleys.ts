// Trolleys: who may view and edit them, what staff enter, and how their list is filtered and sorted.
import { z } from 'zod';
import { ownCollection } from '../../../../contract/ownCollection.ts';
import {
  between,
  date,
  longText,
  money,
  picture,
  reference,
  search,
  text,
} from '../../../../contract/scalars.ts';

const status = z.enum(['READY', 'LENT', 'BROKEN']);

export const trolleys = ownCollection('trolleys', {
  view: ['LOCKER_VIEW'],
  edit: ['LOCKER_EDIT'],
  input: {
    name: text(100).min(1),
    lockerId: reference('lockers'),
    plannedOn: date,
    price: money,
    status,
    photo: picture.nullable().optional(),
    notes: longText().nullable().optional(),
  },
  filters: { name: search, lockerId: reference('lockers'), ...between('plannedOn'), status },
  sorts: ['name', 'plannedOn', 'price', 'status'],
});
