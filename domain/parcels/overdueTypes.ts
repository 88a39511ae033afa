// The unit of a free period (R9.30).
import { FREE_PERIOD_FIELDS } from '../limits.ts';

export type OverdueType = keyof typeof FREE_PERIOD_FIELDS;
export const OVERDUE_TYPES = Object.keys(FREE_PERIOD_FIELDS) as [OverdueType, OverdueType];
