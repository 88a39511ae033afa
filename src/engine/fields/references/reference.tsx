// Field type: another record, selected from suggestions.
import { useTranslate } from 'react-admin';
import type { Cell, FilterEntry, FieldType, InputProps } from '../fieldType.ts';
import type { Picker } from './picker.ts';
import { PickerFilter } from './PickerFilter.tsx';
import { RecordInput } from './RecordInput.tsx';
import { namesOf } from './referenceNames.ts';
import { useIds } from './useIds.ts';

function shown(picker: Picker) {
  return function Show({ value, row }: Cell) {
    const translate = useTranslate();
    const ids = useIds(value);
    const text = namesOf(picker, row, ids).join(translate('engine.filter.comma'));
    if (text === '') return null;
    return (
      <span className="cut" title={text}>
        {text}
      </span>
    );
  };
}

/** One record. The value is the record's id. */
export const reference = (picker: Picker): FieldType => ({
  Show: shown(picker),
  Input: (props: InputProps) => <RecordInput {...props} picker={picker} />,
  Filter: (entry: FilterEntry) => <PickerFilter {...entry} picker={picker} />,
});
