// Filter by one of a list of values: a chip with its value and a menu.
import Chip from '@mui/material/Chip';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { ChipLabel } from '../../../ui/ChipLabel.tsx';

interface Props {
  label: string;
  choices: readonly string[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  wordOf: (choice: string) => string;
}

export function ChoiceFilter({ label, choices, value, onChange, wordOf }: Props) {
  const [chip, setChip] = useState<HTMLElement | null>(null);
  const translate = useTranslate();
  const text = (choice: string | undefined) =>
    choice === undefined ? translate('engine.filter.any') : wordOf(choice);
  const choose = (choice: string | undefined) => {
    setChip(null);
    if (choice !== value) onChange(choice);
  };
  return (
    <>
      <Chip
        component="button"
        variant="outlined"
        color={value === undefined ? 'default' : 'primary'}
        aria-label={`${label} ${text(value)}`}
        aria-haspopup="menu"
        aria-expanded={chip !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setChip(event.currentTarget)}
        label={<ChipLabel name={label} value={text(value)} />}
      />
      <Menu
        open={chip !== null}
        anchorEl={chip}
        onClose={() => setChip(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {[undefined, ...choices].map((choice) => (
          <MenuItem
            key={choice ?? ''}
            role="menuitemradio"
            aria-checked={choice === value}
            selected={choice === value}
            onClick={() => choose(choice)}
          >
            {text(choice)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
