// One of a few choices, all of them visible: MUI's radio buttons under one name.
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

interface Props<V extends string> {
  /** What is chosen, for screen readers. */
  readonly label: string;
  readonly choices: readonly { readonly id: V; readonly name: string }[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function RadioChoices<V extends string>({ label, choices, value, onChange }: Props<V>) {
  return (
    <RadioGroup
      row
      sx={{ columnGap: 2 }}
      aria-label={label}
      value={value}
      onChange={(_, next) => onChange(next as V)}
    >
      {choices.map(({ id, name }) => (
        <FormControlLabel key={id} value={id} control={<Radio />} label={name} />
      ))}
    </RadioGroup>
  );
}
