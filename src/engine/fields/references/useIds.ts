// Ids of a reference's value.
import { useMemo } from 'react';
import type { RecordId } from '../../../../domain/recordId.ts';

const isId = (value: unknown): value is RecordId =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

/** One id or several, as a list. */
export const idsOf = (value: unknown): readonly RecordId[] =>
  (Array.isArray(value) ? value : [value]).filter(isId);

export const useIds = (value: unknown): readonly RecordId[] => useMemo(() => idsOf(value), [value]);
