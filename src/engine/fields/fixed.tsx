// Field type: text that cannot change after creation, because others refer to it.
import { lazy, Suspense } from 'react';
import type { FieldType } from './fieldType.ts';
import { text } from './text.tsx';

const FixedInput = lazy(() => import('./input/FixedInput.tsx'));

/** R5.75, R5.85. */
export const fixed: FieldType = {
  Show: text.Show,
  stays: true,
  Input: (props) => (
    <Suspense fallback={<div aria-busy="true" />}>
      <FixedInput {...props} />
    </Suspense>
  ),
};
