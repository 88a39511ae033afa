// What every declared resource keeps, asked of all others.
import { resourceConformance } from '../kit/screens/resourceConformance.tsx';
import { others } from './representatives.ts';

resourceConformance(others);
