// What is done on the page of a parcel. R4.37, R4.38, R4.39, R8.19.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './parcel.json' with { type: 'json' };

recordVisits(visits);
