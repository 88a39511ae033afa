// Every walk that is not in the gate, a group for each file of steps.
import { describe } from 'vitest';
import { recordVisits } from '../../kit/screens/recordVisits.ts';

const all = import.meta.glob<{ default: object }>(
  ['./*.json', '!./{customer,forms,layoutEditor,legacyBox,lockers,parcel,warehouse}.json'],
  { eager: true },
);

describe.each(Object.entries(all))('%s', (path, visits) => {
  recordVisits(visits.default, path.replace('.json', ''));
});
