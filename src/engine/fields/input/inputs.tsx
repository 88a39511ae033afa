// Inputs of all field types; separate from the types, so that lists do not load forms.
import { type Ref, useState, type KeyboardEvent } from 'react';
import type { Entry, FieldType, InputProps } from '../fieldType.ts';
import type { FieldTypeName } from '../fieldTypes.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DialledAs } from './DialledAs.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { plain } from '../plain.ts';
import { Chosen } from './Chosen.tsx';
import { NumberInput, MoneyInput } from './NumberInput.tsx';
import { DocumentInput, PictureInput } from './FileInputs.tsx';
import { SecretInput } from './SecretInput.tsx';
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

function PhoneInput(props: InputProps) {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: props.source });
  return (
    <div className="field">
      <TextInput {...props} type="tel" htmlInput={{ inputMode: 'tel' }} />
      <DialledAs typed={plain(typed)} translate={translate} />
    </div>
  );
}

const EmailInput = (props: InputProps) => (
  <TextInput {...props} htmlInput={{ inputMode: 'email' }} />
);
const LinkInput = (props: InputProps) => <TextInput {...props} htmlInput={{ inputMode: 'url' }} />;
const LongTextInput = (props: InputProps) => <TextInput {...props} multiline minRows={4} />;

/** A field type without an input does not compile. */
export const inputs: Readonly<Record<FieldTypeName, Pick<FieldType, 'Input' | 'Control'>>> = {
  boolean: { Control: BooleanInput },
  choice: { Control: ChoiceInput },
  date: { Control: DateInput },
  document: { Control: DocumentInput },
  email: { Input: EmailInput },
  link: { Input: LinkInput },
  list: { Control: ListInput },
  longText: { Input: LongTextInput },
  money: { Control: MoneyInput },
  number: { Control: NumberInput },
  phone: { Input: PhoneInput },
  picture: { Control: PictureInput },
  secret: { Input: SecretInput },
  text: { Input: TextInput },
  time: { Control: TimeInput },
};
