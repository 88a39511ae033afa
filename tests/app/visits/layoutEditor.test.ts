// How the doors of a locker are drawn, wired and numbered. R4.54, R4.57, R4.58, R4.59, R5.34, R5.35.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './layoutEditor.json' with { type: 'json' };

recordVisits(visits);
