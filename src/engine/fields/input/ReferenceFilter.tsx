// A filter by one record, selected by name.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import type { FilterEntry } from '../fieldType.ts';
import type { Option, Picker } from '../references/picker.ts';
import { useIds } from '../references/referenceNames.ts';
import { useNames } from '../references/useOptions.ts';
import { Combobox } from './Combobox.tsx';
import './enter.css';

const nothing = () => undefined;

export default function ReferenceFilter({ picker, ...entry }: FilterEntry & { picker: Picker }) {
  const translate = useTranslate();
  const id = useId();
  const [taken, setTaken] = useState<readonly Option[]>([]);
  const [name = ''] = useNames(picker, useIds(entry.value), taken);
  return (
    <div className="find">
      <Combobox
        id={id}
        focus={null}
        invalid={false}
        required={false}
        describedBy={undefined}
        onBlur={nothing}
        className="inp"
        narrows
        label={entry.label}
        placeholder={entry.label}
        picker={picker}
        shown={name}
        onTake={(option) => {
          setTaken([option]);
          entry.onChange(option.id);
        }}
        onClear={() => entry.onChange(undefined)}
      />
      {entry.value !== undefined && (
        <button
          type="button"
          className="find-clear"
          aria-label={translate('engine.filter.clearOne', { name: entry.label })}
          onClick={() => entry.onChange(undefined)}
        >
          <Icon name="cross" />
        </button>
      )}
    </div>
  );
}
