// What the chip of a filter shows: its name and its value.
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly icon?: IconName;
  readonly name: string;
  readonly value: string;
}

export function ChipLabel({ icon, name, value }: Props) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="key">{name}</span>
      <span>{value}</span>
      <Icon name="down" />
    </>
  );
}
