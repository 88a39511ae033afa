// An input that is loaded with the first form that has it, so that lists do not load it.
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ComponentType } from 'react';
import type { InputProps } from './fieldType.ts';

/** A label and an input take as much. */
const HEIGHT = 60;

export function lazyInput<P extends InputProps>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const Input: ComponentType<P> = lazy(load);
  return (props) => (
    <Suspense fallback={<Skeleton height={HEIGHT} aria-busy="true" />}>
      <Input {...props} />
    </Suspense>
  );
}
