// A small MUI button that shows an icon only; its label is read by screen readers.
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from './Icon.tsx';

interface Props extends Omit<IconButtonProps, 'aria-label' | 'children' | 'size'> {
  readonly icon: IconName;
  readonly label: string;
}

export const IconAction = ({ icon, label, ...button }: Props) => (
  <IconButton {...button} aria-label={label} size="small">
    <Icon name={icon} />
  </IconButton>
);
