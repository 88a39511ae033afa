// Field type: another record, selected from suggestions.
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Cell, Entry, FilterEntry, FieldType } from '../fieldType.ts';
import type { Picker } from './picker.ts';
import { namesOf, useIds } from './referenceNames.ts';

const One = lazy(() => import('../input/ReferenceInput.tsx'));
const ByOne = lazy(() => import('../input/ReferenceFilter.tsx'));

/** Shown until the input is loaded. */
const place = <div className="inp lg" aria-busy="true" />;

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

const filtered = (picker: Picker) => (entry: FilterEntry) => (
  <Suspense fallback={null}>
    <ByOne {...entry} picker={picker} />
  </Suspense>
);

/** One record. The value is the record's id. */
export const reference = (picker: Picker): FieldType => ({
  Show: shown(picker),
  Control: (entry: Entry) => (
    <Suspense fallback={place}>
      <One {...entry} picker={picker} />
    </Suspense>
  ),
  Filter: filtered(picker),
});
