// The page and the order of a list for which none is given, as react-admin writes them.
import { DEFAULT_SORT, FIRST_SHOWN_PAGE, LIST_PAGE_SIZE } from '../domain/limits.ts';

/** R9.1, R9.5. */
export const LIST_DEFAULTS = {
  pagination: { page: FIRST_SHOWN_PAGE, perPage: LIST_PAGE_SIZE },
  sort: { field: DEFAULT_SORT.field, order: DEFAULT_SORT.order === 'desc' ? 'DESC' : 'ASC' },
} as const;
