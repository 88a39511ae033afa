// A filter by one record, loaded with the first list that has one.

import type { FilterEntry } from '../fieldType.ts';
import { idsOf } from './useIds.ts';
import type { Picker } from './picker.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const Field = lazyPart(() => import('../input/PickerField.tsx'));

interface Props extends FilterEntry {
  readonly picker: Picker;
}

export const PickerFilter = ({ label, value, onChange, picker }: Props) => (
  <div className="find">
    <Field
      label={false}
      narrows={label}
      picker={picker}
      value={idsOf(value)[0]}
      onChoose={(option) => onChange(option?.id)}
    />
  </div>
);
