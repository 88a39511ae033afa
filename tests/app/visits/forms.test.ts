// How forms are filled in, refused, saved, left, and saved by two people.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './forms.json' with { type: 'json' };

recordVisits(visits);
