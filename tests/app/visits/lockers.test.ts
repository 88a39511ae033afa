// What is done to lockers in their list: one, several, which of them failed, and undoing.
// R1.8, R2.82, R4.16, R6.9.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './lockers.json' with { type: 'json' };

recordVisits(visits);
