// A control that is no input of react-admin: its label above, its help text or error below.
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';
import { useInput, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import type { AnyRow, Entry, InputProps } from '../fields/fieldType.ts';
import { asEntered } from '../fields/input/TextInput.tsx';

const NONE: AnyRow = {};

interface Props extends InputProps {
  readonly children: (entry: Entry) => ReactNode;
}

export function LabelledControl({ children, label, helperText, ...props }: Props) {
  const translate = useTranslate();
  const resourceName = useResourceContext() ?? '';
  const record = useRecordContext() ?? NONE;
  const { source, isRequired } = props;
  const { id, field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const { ref: focus, ...value } = field;
  const text = fieldState.error?.message ?? helperText;
  return (
    <FormControl fullWidth error={fieldState.invalid}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({
        ...props,
        ...value,
        id,
        focus,
        invalid: fieldState.invalid,
        required: isRequired,
        describedBy: text ? `${id}-says` : undefined,
        label: translate(`resources.${resourceName}.fields.${source}`),
        resourceName,
        field: source,
        record,
      })}
      {text && <FormHelperText id={`${id}-says`}>{text}</FormHelperText>}
    </FormControl>
  );
}
