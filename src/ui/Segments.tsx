// Two to six choices side by side, one of which is pressed: MUI's toggle buttons under one name.
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface Choice<V extends string> {
  readonly id: V;
  readonly name: string;
  /** Language of the name, where it is not the page's. */
  readonly lang?: string;
  readonly title?: string;
}

interface Props<V extends string> {
  /** What is chosen, for screen readers; a visible label is referred to by `labelledBy`. */
  readonly label?: string;
  readonly labelledBy?: string;
  readonly choices: readonly Choice<V>[];
  /** The id of the pressed choice; null when none applies. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
}

/** One choice is always kept: pressing the pressed one changes nothing. */
export function Segments<V extends string>({
  label,
  labelledBy,
  choices,
  value,
  onChange,
}: Props<V>) {
  return (
    <ToggleButtonGroup
      exclusive
      aria-label={label}
      aria-labelledby={labelledBy}
      value={value}
      onChange={(_, next: V | null) => next !== null && onChange(next)}
    >
      {choices.map(({ id, name, ...more }) => (
        <ToggleButton key={id} value={id} {...more}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
