// Every walk that is not in the gate, a group for each file of steps.
import { describe } from 'vitest';
import { recordVisits } from '../../kit/screens/recordVisits.ts';

const all = import.meta.glob<{ default: object }>('./*.json', { eager: true });
const IN_GATE = /customer|forms|lockers/;

for (const [path, visits] of Object.entries(all))
  if (!IN_GATE.test(path))
    describe(path, () => recordVisits(visits.default, path.replace('.json', '')));
