// The arrow of a select field.
import { Icon } from './Icon.tsx';

/** For MUI, which places it by its class. */
export const SelectIcon = ({ className = '' }: { readonly className?: string }) => (
  <Icon name="down" className={className} />
);
