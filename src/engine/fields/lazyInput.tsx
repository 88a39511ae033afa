// An input that is loaded with the first form that has it, so that lists do not load it.
import { lazy, Suspense, type ComponentType } from 'react';
import { LoadingInput } from 'react-admin';
import type { InputProps } from './fieldType.ts';

export function lazyInput<P extends InputProps>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> {
  const Input: ComponentType<P> = lazy(load);
  return (props) => {
    const { label, helperText } = props;
    const room = <LoadingInput {...{ label, helperText }} />;
    return (
      <Suspense fallback={<div aria-busy="true">{room}</div>}>
        <Input {...props} />
      </Suspense>
    );
  };
}
