// The default order of lists (R9.5), as react-admin writes it.
import { DEFAULT_SORT } from '../../domain/limits.ts';

export const newestFirst = {
  field: DEFAULT_SORT.field,
  order: DEFAULT_SORT.order === 'desc' ? 'DESC' : 'ASC',
} as const;
