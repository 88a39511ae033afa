// An input that is loaded with the first form that has it, so that lists do not load it.
import { lazy, Suspense, type ComponentType } from 'react';
import type { InputProps } from './fieldType.ts';

export function lazyInput(
  load: () => Promise<{ readonly default: ComponentType<InputProps> }>,
): ComponentType<InputProps> {
  const Input = lazy(load);
  return (props) => (
    <Suspense fallback={<div aria-busy="true" />}>
      <Input {...props} />
    </Suspense>
  );
}
