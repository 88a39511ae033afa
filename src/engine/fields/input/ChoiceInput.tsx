// Select input with labelled values; native, as phones have a picker of their own for it.
import { useResourceContext, useTranslate } from 'react-admin';
import { choiceWord } from '../choice.tsx';
import { plain } from '../plain.ts';
import { TextInput, type TextProps } from './TextInput.tsx';

type Props = TextProps & {
  /** Addition to the label of a value. */
  readonly beside?: (choice: string) => string | undefined;
  /** Shown but not selectable. */
  readonly isOff?: (choice: string) => boolean;
};

const SLOTS = { select: { native: true } };

export function ChoiceInput({ beside, isOff, ...props }: Props) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const none = translate(props.isRequired ? 'engine.form.choose' : 'engine.form.none');
  return (
    <TextInput parse={(choice) => plain(choice) || null} {...props} select slotProps={SLOTS}>
      <option value="">{none}</option>
      {props.choices.map((choice) => (
        <option key={choice} value={choice} disabled={isOff?.(choice)}>
          {[choiceWord(translate, resource, props.source, choice), beside?.(choice)]
            .filter(Boolean)
            .join(' · ')}
        </option>
      ))}
    </TextInput>
  );
}
