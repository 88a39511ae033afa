// Inputs and filters of a picker, loaded with the first form or filter that has one.
import { lazy, Suspense } from 'react';
import type { FilterEntry } from '../fieldType.ts';
import type { PickerProps } from '../input/PickerInput.tsx';
import type { Picker } from './picker.ts';

const Input = lazy(() => import('../input/PickerInput.tsx'));
const Field = lazy(() => import('../input/PickerField.tsx'));

export const RecordInput = (props: PickerProps) => (
  <Suspense fallback={<div aria-busy="true" />}>
    <Input {...props} />
  </Suspense>
);

export const PickerFilter = ({
  label,
  value,
  onChange,
  picker,
}: FilterEntry & { picker: Picker }) => (
  <Suspense fallback={null}>
    <div className="find">
      <Field
        label={false}
        narrows={label}
        picker={picker}
        value={value as string | undefined}
        onChoose={(option) => onChange(option?.id)}
      />
    </div>
  </Suspense>
);
