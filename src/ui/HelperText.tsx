// The help text or error below an input: an error has its icon.
import type { HTMLAttributes } from 'react';
import { Icon } from './Icon.tsx';

export function HelperText({ children, ...props }: HTMLAttributes<HTMLElement>) {
  return (
    <span {...props}>
      {props.className?.includes('Mui-error') && <Icon name="stop" />}
      {children}
    </span>
  );
}
