// What every declared form of a record keeps, asked of all others.
import { formConformance } from '../kit/formConformance.tsx';
import { others } from './representatives.ts';

formConformance(others);
