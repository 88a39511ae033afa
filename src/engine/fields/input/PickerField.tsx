// A picker outside a form: its value is the page's, and each choice is reported.
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { RecordId } from '../../../../domain/recordId.ts';
import type { Option, Picker } from '../references/picker.ts';
import { PickerInput } from './PickerInput.tsx';

interface Props {
  readonly picker: Picker;
  readonly label: ReactNode;
  readonly value?: RecordId | undefined;
  readonly onChoose: (option: Option | undefined) => void;
  readonly isRequired?: boolean;
  /** Why the value is refused. */
  readonly error?: string | undefined;
  readonly narrows?: string;
}

export default function PickerField({ value = '', error, isRequired = false, ...props }: Props) {
  const form = useForm({
    values: { picked: value },
    ...(error !== undefined && { errors: { picked: { type: 'custom', message: error } } }),
  });
  return (
    <FormProvider {...form}>
      <PickerInput {...props} source="picked" helperText={false} isRequired={isRequired} />
    </FormProvider>
  );
}
