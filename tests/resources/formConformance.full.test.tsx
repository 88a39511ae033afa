// What every declared form of a record keeps, asked of all others.
import { formConformance } from '../kit/screens/formConformance.tsx';
import { others } from './representatives.ts';

formConformance(others);
