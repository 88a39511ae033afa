// An input that is loaded with the first form that has it, so that lists do not load it.
import type { ComponentType } from 'react';
import { LoadingInput } from 'react-admin';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { InputProps } from './fieldType.ts';

export const lazyInput = <P extends InputProps>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> =>
  lazyPart(load, ({ label, helperText }) => (
    <div aria-busy="true">
      <LoadingInput {...{ label, helperText }} />
    </div>
  ));
