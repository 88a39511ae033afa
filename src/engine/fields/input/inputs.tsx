// Inputs of all field types; separate from the types, so that lists do not load forms.
import type { ComponentType } from 'react';
import type { InputProps } from '../fieldType.ts';
import type { FieldTypeName } from '../fieldTypes.tsx';
import { lazyInput } from '../lazyInput.tsx';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DialledAs } from './DialledAs.tsx';
import { plain } from '../plain.ts';
import { ListInput } from './ListInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { moneyFormat } from './moneyFormat.ts';
import { SecretInput } from './SecretInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TimeInput } from './TimeInput.tsx';

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

const MoneyInput = (props: InputProps) => <NumberInput {...props} {...moneyFormat()} />;
const typedAs = (inputMode: 'email' | 'url') =>
  function TypedInput(props: InputProps) {
    return <TextInput {...props} htmlInput={{ inputMode }} />;
  };
const DateInput = (props: InputProps) => <TimeInput {...props} days />;
/** It brings react-dropzone. */
const UploadInput = lazyInput(() => import('./UploadInput.tsx'));
const DocumentInput = (props: InputProps) => <UploadInput {...props} meaning="document" />;
const PictureInput = (props: InputProps) => <UploadInput {...props} meaning="picture" />;
const LongTextInput = (props: InputProps) => <TextInput {...props} multiline minRows={4} />;

/** A field type without an input does not compile. */
export const inputs: Readonly<Record<FieldTypeName, ComponentType<InputProps>>> = {
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  document: DocumentInput,
  email: typedAs('email'),
  link: typedAs('url'),
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
