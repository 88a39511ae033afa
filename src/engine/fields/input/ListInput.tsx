// Several texts: react-admin's input, in which Enter adds one.
import { TextArrayInput, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { InputProps } from '../fieldType.ts';
import { plain } from '../plain.ts';
import { ChosenChip } from './ChosenChip.tsx';
import { leaveKeys } from './leaveKeys.ts';

const asTexts = (value: unknown): string[] => (Array.isArray(value) ? value.map(plain) : []);
const tidied = (texts: readonly string[]): string[] => [
  ...new Set(texts.map((text) => text.trim()).filter(Boolean)),
];

export function ListInput({ source, label, helperText, isRequired }: InputProps) {
  const translate = useTranslate();
  const { field } = useController({ name: source });
  // react-admin would focus the box around the input, and says nothing of its being required.
  const ref = (box: HTMLElement | null) => {
    const input = box?.querySelector('input');
    field.ref(input);
    input?.setAttribute('aria-required', String(isRequired));
  };
  return (
    <TextArrayInput
      {...{ source, label, ref }}
      helperText={helperText || translate('engine.form.addOne')}
      size="medium"
      disableClearable
      format={asTexts}
      parse={tidied}
      {...leaveKeys}
      renderValue={(texts, itemProps) =>
        texts.map((text, index) => {
          const { key, ...item } = itemProps({ index });
          return <ChosenChip key={key} name={text} {...item} />;
        })
      }
    />
  );
}
