// What is done on the page of a customer. R2.110, R4.18, R4.19, R4.20, R6.3.
import { recordVisits } from '../../kit/screens/recordVisits.ts';
import visits from './customer.json' with { type: 'json' };

recordVisits(visits);
