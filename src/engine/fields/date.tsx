// Field type: a date, `YYYY-MM-DD`.
import { lazy, Suspense } from 'react';
import type { Cell, FilterEntry, FieldType } from './fieldType.ts';

const DayFilter = lazy(() => import('../list/filters/DayFilter.tsx'));

function Show({ value }: Cell) {
  if (typeof value !== 'string' || value === '') return null;
  return <time dateTime={value}>{value}</time>;
}

const Filter = (entry: FilterEntry) => (
  <Suspense fallback={null}>
    <DayFilter {...entry} />
  </Suspense>
);

export const date: FieldType = { Show, Filter };
