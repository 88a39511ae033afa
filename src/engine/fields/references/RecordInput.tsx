// The input of a picker, loaded with the first form that has one.
import type { PickerProps } from '../input/PickerInput.tsx';
import type { InputProps } from '../fieldType.ts';
import { lazyInput } from '../lazyInput.tsx';

export const RecordInput = lazyInput<InputProps & PickerProps>(async () => ({
  default: (await import('../input/PickerInput.tsx')).PickerInput,
}));
