// The field type of a customer's scheme, entered with its price; loaded when a form contains it.
import { lazy, Suspense } from 'react';
import { choice } from '../../engine/fields/choice.tsx';
import type { Entry, FieldType } from '../../engine/fields/fieldType.ts';

const SchemeInput = lazy(() => import('./SchemeInput.tsx'));

const Enter = (entry: Entry) => (
  <Suspense fallback={<span className="inp lg" aria-busy="true" />}>
    <SchemeInput {...entry} />
  </Suspense>
);

export const scheme: FieldType = { ...choice, Control: Enter };
