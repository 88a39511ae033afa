// A legacy locker is made in two steps. R2.144.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './legacyBox.json' with { type: 'json' };

recordVisits(visits);
