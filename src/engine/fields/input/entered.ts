// Inputs of all field types; separate from the types, so that lists do not load forms.
import type { ComponentType } from 'react';
import type { Entry } from '../fieldType.ts';
import type { FieldTypeName } from '../fieldTypes.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ListInput } from './ListInput.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { DocumentInput, PictureInput } from './FileInputs.tsx';
import { EmailInput, LinkInput, PhoneInput } from './PlainInputs.tsx';
import { SecretInput } from './SecretInput.tsx';
import { TextInput } from './TextInput.tsx';
import { DateInput, TimeInput } from './TimeInput.tsx';

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
