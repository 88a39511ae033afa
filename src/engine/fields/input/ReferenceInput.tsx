// One record, selected by name.
import { useState } from 'react';
import type { Entry } from '../fieldType.ts';
import type { Option, Picker } from '../references/picker.ts';
import { optionsIn, useIds } from '../references/referenceNames.ts';
import { useNames } from '../references/useOptions.ts';
import { Combobox } from './Combobox.tsx';

export default function ReferenceInput({ picker, ...entry }: Entry & { picker: Picker }) {
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const ids = useIds(entry.value);
  const was = useIds(entry.record[entry.field]);
  const [name = ''] = useNames(picker, ids, [...taken, ...optionsIn(picker, entry.record, was)]);
  return (
    <Combobox
      {...entry}
      picker={picker}
      shown={name}
      onTake={(option) => {
        setTaken([option]);
        entry.onChange(option.id);
      }}
      onClear={() => entry.onChange(null)}
    />
  );
}
