// Inputs of all field types; separate from the types, so that lists do not load forms.
import { type ComponentType, type Ref, useState, type KeyboardEvent } from 'react';
import type { Entry } from '../fieldType.ts';
import type { FieldTypeName } from '../fieldTypes.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { useTranslate } from 'react-admin';
import { DialledAs } from './DialledAs.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { plain } from '../plain.ts';
import { Chosen } from './Chosen.tsx';
import { NumberInput, MoneyInput } from './NumberInput.tsx';
import { DocumentInput, PictureInput } from './FileInputs.tsx';
import { TextInput } from './TextInput.tsx';
import { DateInput, TimeInput } from './TimeInput.tsx';

function ListInput({ focus, ...entry }: Entry) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const texts: readonly string[] = Array.isArray(entry.value) ? entry.value.map(plain) : [];
  const add = () => {
    const text = typed.trim();
    if (text !== '' && !texts.includes(text)) entry.onChange([...texts, text]);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || typed.trim() === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Chosen
        names={texts}
        onRemove={(place) => entry.onChange(texts.filter((_, index) => index !== place))}
      />
      <input
        id={entry.id}
        ref={focus as Ref<HTMLInputElement>}
        className="inp lg"
        type="text"
        autoComplete="off"
        placeholder={translate('engine.form.addOne')}
        value={typed}
        aria-invalid={entry.invalid}
        aria-required={entry.required}
        aria-describedby={entry.describedBy}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          add();
          entry.onBlur();
        }}
      />
    </>
  );
}

function PhoneInput(entry: Entry) {
  const translate = useTranslate();
  return (
    <>
      <TextInput {...entry} type="tel" mode="tel" />
      <DialledAs typed={plain(entry.value)} translate={translate} />
    </>
  );
}

const EmailInput = (entry: Entry) => <TextInput {...entry} mode="email" />;
const LinkInput = (entry: Entry) => <TextInput {...entry} mode="url" />;

function LongTextInput({ focus, ...entry }: Entry) {
  return (
    <textarea
      id={entry.id}
      ref={focus as Ref<HTMLTextAreaElement>}
      className="inp area"
      rows={4}
      value={plain(entry.value)}
      aria-invalid={entry.invalid}
      aria-required={entry.required}
      aria-describedby={entry.describedBy}
      onChange={(event) => entry.onChange(event.target.value)}
      onBlur={entry.onBlur}
    />
  );
}

function SecretInput(entry: Entry) {
  const translate = useTranslate();
  const keeps = !entry.required && Object.keys(entry.record).length > 0;
  return (
    <TextInput
      {...entry}
      type="password"
      autoComplete="new-password"
      placeholder={keeps ? translate('engine.form.secretKept') : undefined}
    />
  );
}

/** A field type without an input does not compile. */
export const entered: Readonly<Record<FieldTypeName, ComponentType<Entry>>> = {
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  document: DocumentInput,
  email: EmailInput,
  link: LinkInput,
  list: ListInput,
  longText: LongTextInput,
  money: MoneyInput,
  number: NumberInput,
  phone: PhoneInput,
  picture: PictureInput,
  secret: SecretInput,
  text: TextInput,
  time: TimeInput,
};
