// Text input on create; afterwards read-only and copyable.
import { useRecordContext } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { InputProps } from '../fieldType.ts';
import { plain } from '../plain.ts';
import { TextInput } from './TextInput.tsx';

export default function FixedInput(props: InputProps) {
  const record = useRecordContext();
  if (plain(record?.[props.source]) === '') return <TextInput {...props} />;
  return (
    <TextInput
      {...props}
      isRequired={false}
      slotProps={{ input: { readOnly: true, endAdornment: <Icon name="lock" /> } }}
    />
  );
}
