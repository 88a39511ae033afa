// Field type: text that cannot change after creation, because others refer to it.
import type { FieldType } from './fieldType.ts';
import { lazyInput } from './lazyInput.tsx';
import { text } from './text.tsx';

/** R5.75, R5.85. */
export const fixed: FieldType = {
  Show: text.Show,
  stays: true,
  Input: lazyInput(() => import('./input/FixedInput.tsx')),
};
