// Field type: another record, selected from suggestions.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Cell, Entry, FilterEntry, FieldType } from '../fieldType.ts';
import type { Picker } from './picker.ts';
import { namesOf, useIds } from './referenceNames.ts';

const One = lazy(() => import('../input/ReferenceInput.tsx'));
const ByOne = lazy(() => import('../input/ReferenceFilter.tsx'));

function shown(picker: Picker) {
  return function Show({ value, row }: Cell) {
    const translate = useTranslate();
    const ids = useIds(value);
    const words = namesOf(picker, row, ids).join(translate('engine.filter.comma'));
    if (words === '') return null;
    return (
      <span className="cut" title={words}>
        {words}
      </span>
    );
  };
}

/** One record. The value is the record's id. */
export const reference = (picker: Picker): FieldType => ({
  Show: shown(picker),
  Control: (entry: Entry) => (
    <Suspense fallback={<div aria-busy="true" />}>
      <One {...entry} picker={picker} />
    </Suspense>
  ),
  Filter: (entry: FilterEntry) => (
    <Suspense fallback={null}>
      <ByOne {...entry} picker={picker} />
    </Suspense>
  ),
});
