// Several records, selected by name one after the other.
import { useState } from 'react';
import type { Entry } from '../fieldType.ts';
import type { Option, Picker } from '../references/picker.ts';
import { optionsIn, useIds } from '../references/referenceNames.ts';
import { useNames } from '../references/useOptions.ts';
import { Chosen } from './Chosen.tsx';
import { Combobox } from './Combobox.tsx';

export default function ReferencesInput({ picker, ...entry }: Entry & { picker: Picker }) {
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const ids = useIds(entry.value);
  const was = useIds(entry.record[entry.field]);
  const names = useNames(picker, ids, [...taken, ...optionsIn(picker, entry.record, was)]);
  return (
    <>
      <Chosen
        names={names}
        keys={ids}
        onRemove={(place) => entry.onChange(ids.filter((_, index) => index !== place))}
      />
      <Combobox
        {...entry}
        picker={picker}
        shown=""
        without={ids}
        onTake={(option) => {
          setTaken((now) => [...now, option]);
          entry.onChange([...ids, option.id]);
        }}
      />
    </>
  );
}
