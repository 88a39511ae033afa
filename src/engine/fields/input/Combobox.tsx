// Text field with record suggestions: arrows choose, Enter selects, Escape closes.
import { useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { useComposed } from '../../../ui/useComposed.ts';
import type { Entry } from '../fieldType.ts';
import type { Option, Picker } from '../references/picker.ts';
import { useOptions } from '../references/useOptions.ts';
import { NothingYet, useMissing } from './NothingYet.tsx';

type Ties = Pick<Entry, 'id' | 'focus' | 'invalid' | 'required' | 'describedBy' | 'onBlur'>;

interface Props extends Ties {
  readonly label: string;
  readonly picker: Picker;
  /** Text while the user is not typing. */
  readonly shown: string;
  /** Ids to exclude. */
  readonly without?: readonly RecordId[];
  readonly onTake: (option: Option) => void;
  /** The field was cleared. */
  readonly onClear?: () => void;
  readonly className?: string;
  readonly placeholder?: string;
  /** Used as a filter: no hint to create missing records. */
  readonly narrows?: true;
}

const NONE: readonly RecordId[] = [];

/** Index in the list after a key press, wrapping around. */
function moved(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  return undefined;
}

export function Combobox({
  picker,
  shown,
  without = NONE,
  onTake,
  onClear,
  focus,
  ...props
}: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const list = useId();
  const { composed, composition } = useComposed(typed);
  const found = useOptions(picker, composed);
  const options = found.options.filter((option) => !without.includes(option.id));
  // Its message remains after blur, so that its link is reachable by keyboard.
  const isBare = found.text === '' && found.options.length === 0 && !found.failed;
  const missing = useMissing(picker.resourceName, isBare && !props.narrows);
  const open = typed !== undefined && !found.waiting && missing === undefined;
  const close = () => {
    setTyped(undefined);
    setAt(0);
  };
  const take = (option: Option | undefined) => {
    if (option === undefined) return;
    onTake(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = moved(event.key, at, options.length);
    if (typed === undefined && event.key === 'ArrowDown') setTyped('');
    else if (next !== undefined) setAt(next);
    else if (event.key === 'Enter' && open && !event.ctrlKey && !event.metaKey) take(options[at]);
    else if (event.key === 'Escape' && typed !== undefined) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const word = found.failed ? 'engine.form.optionsFailed' : 'engine.form.noOptions';
  return (
    <>
      <span className="combo">
        <input
          id={props.id}
          ref={focus as Ref<HTMLInputElement>}
          className={props.className ?? 'inp lg'}
          type="text"
          inputMode={picker.keyboard}
          role="combobox"
          autoComplete="off"
          aria-label={props.label}
          aria-expanded={open}
          aria-controls={open ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={open && options.length > 0 ? `${list}-${at}` : undefined}
          aria-invalid={props.invalid}
          aria-required={props.required}
          aria-describedby={props.describedBy}
          value={typed ?? shown}
          placeholder={props.placeholder ?? translate('engine.form.find')}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            if (event.target.value === '') onClear?.();
          }}
          onClick={() => setTyped((now) => now ?? '')}
          {...composition}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            props.onBlur();
          }}
        />
        <Icon name="down" />
        {open && (
          <div id={list} role="listbox" aria-label={props.label} className="combo-list">
            {options.length === 0 && <p className="soft">{translate(word)}</p>}
            {options.map((option, place) => (
              <div
                key={option.id}
                id={`${list}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                onPointerDown={(event) => {
                  event.preventDefault();
                  take(option);
                }}
              >
                {option.name}
              </div>
            ))}
          </div>
        )}
      </span>
      {missing !== undefined && <NothingYet resource={missing} />}
    </>
  );
}
