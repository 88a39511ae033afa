// What every declared act keeps, asked of all others.
import { actConformance } from '../kit/actConformance.tsx';
import { others } from './representatives.ts';

actConformance(others);
