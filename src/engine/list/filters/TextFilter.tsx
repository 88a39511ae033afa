// A filter by a text: applied after a pause, on Enter, and at once where it is cleared.
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { SearchIcon } from '../../../ui/SearchIcon.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { useTyped } from './useTyped.ts';

export interface TextFilterProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** The first filter of a bar has the search icon. */
  readonly first?: boolean;
}

export function TextFilter({ label, value, onChange, first = false }: TextFilterProps) {
  const { typed, type, apply, composition } = useTyped(value, onChange);
  const translate = useTranslate();
  const clear = (
    <IconButton
      size="small"
      edge="end"
      aria-label={translate('engine.filter.clearOne', { name: label })}
      onClick={() => apply('')}
    >
      <Icon name="cross" />
    </IconButton>
  );
  return (
    <TextField
      className={first ? 'find first' : 'find'}
      size="small"
      placeholder={label}
      value={typed}
      slotProps={{
        htmlInput: { 'aria-label': label, autoComplete: 'off', ...composition },
        input: { startAdornment: first && <SearchIcon />, endAdornment: typed !== '' && clear },
      }}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => !isComposing(event) && event.key === 'Enter' && apply(typed)}
    />
  );
}
