// Parcels are scanned into the warehouse and out of it. R1.25, R2.141.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './warehouse.json' with { type: 'json' };

recordVisits(visits);
