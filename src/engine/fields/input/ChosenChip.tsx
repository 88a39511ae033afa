// One of several chosen values, with a remove button.
import type { AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';

type ChipProps = Omit<ReturnType<AutocompleteRenderValueGetItemProps<true>>, 'key'>;

/** The button is gone after it was pressed: the focus goes on to the text. */
const focusText = (button: Element | null) =>
  button?.closest('.MuiAutocomplete-root')?.querySelector('input')?.focus();

export function ChosenChip({ name, onDelete, ...props }: ChipProps & { readonly name: string }) {
  const translate = useTranslate();
  return (
    <Chip
      {...props}
      // A button would hide the one in it.
      role="group"
      aria-label={name}
      size="small"
      label={name || <Skeleton width={96} aria-busy="true" />}
      onDelete={(event: { readonly currentTarget: Element }) => {
        focusText(event.currentTarget);
        onDelete(event);
      }}
      deleteIcon={
        <IconButton size="small" aria-label={translate('engine.form.removeOne', { name })}>
          <Icon name="cross" size={12} />
        </IconButton>
      }
    />
  );
}
