// Why boxes are opened remotely: a common reason or the user's own text, kept in the history of the boxes.
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { REASON_MAX } from '../../../../contract/capabilities.ts';
import { Icon } from '../../../ui/Icon.tsx';

const COMMON = ['pinLost', 'doorStuck', 'takeOut', 'check', 'repair'] as const;

interface Props {
  readonly value: string;
  readonly onChange: (reason: string) => void;
}

/** Suggests the common reasons that match what is typed. */
export function UnlockReason({ value, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      forcePopupIcon
      disableClearable
      size="small"
      popupIcon={<Icon name="down" />}
      options={COMMON.map((reason) => translate(`remoteUnlock.reasons.${reason}`))}
      value={value}
      inputValue={value}
      onInputChange={(_, reason) => onChange(reason)}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          label={translate('remoteUnlock.reason')}
          placeholder={translate('remoteUnlock.reasonHint')}
          slotProps={{ htmlInput: { ...params.inputProps, maxLength: REASON_MAX } }}
        />
      )}
    />
  );
}
