// What a customer pays by, entered with what each scheme costs; fetched when a form has it.
import { lazy, Suspense } from 'react';
import { choice } from '../../engine/fields/choice.tsx';
import type { Entry, FieldType } from '../../engine/fields/fieldType.ts';

const SchemeInput = lazy(() => import('./SchemeInput.tsx'));

const Enter = (entry: Entry) => (
  <Suspense fallback={<span className="inp lg" aria-busy="true" />}>
    <SchemeInput {...entry} />
  </Suspense>
);

export const scheme: FieldType = { ...choice, Input: Enter };
