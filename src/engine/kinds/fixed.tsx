// A text that stays as it was entered when its record was made: a number that others go by.
import { lazy, Suspense } from 'react';
import type { Entry, Kind } from './kind.ts';
import { text } from './text.tsx';

const FixedInput = lazy(() => import('./enter/FixedInput.tsx'));

/** 'Login name and provider number locked on edit.' */
export const fixed: Kind = {
  Show: text.Show,
  stays: true,
  Enter: (entry: Entry) => (
    <Suspense fallback={<div className="inp lg" aria-busy="true" />}>
      <FixedInput {...entry} />
    </Suspense>
  ),
};
