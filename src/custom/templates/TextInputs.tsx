// The title and content of a template; placeholders are inserted at the last cursor position.
import Chip from '@mui/material/Chip';
import { useContext, useRef, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { fieldIn, textErrors } from '../../../domain/messages/languages.ts';
import { named } from '../../../domain/messages/templateRules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { WritingContext } from './useInserting.ts';
import { useErrorMessages } from './useErrorMessages.ts';

function Chips({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const translate = useTranslate();
  const { known } = useContext(WritingContext)!;
  return (
    <span className="templateChips wrap" role="group" aria-label={translate('templates.insert')}>
      <span className="small soft" aria-hidden="true">
        {translate('templates.insert')}
      </span>
      {known.map((name) => (
        <Chip
          key={name}
          component="button"
          variant="outlined"
          size="small"
          className="mono"
          label={named([name])}
          title={translate('templates.insertOne', { name: named([name]) })}
          onClick={() => onInsert(name)}
        />
      ))}
    </span>
  );
}

/** Where placeholders are inserted: the place of this field once it has the focus. */
function useWriting(source: string) {
  const writing = useContext(WritingContext)!;
  const { field } = useController({ name: source });
  const element = useRef<HTMLTextAreaElement>(null);
  const place = () => element.current && { element: element.current, enter: field.onChange };
  const writeHere = () => {
    const here = place();
    if (here) writing.writeAt(here);
  };
  // A text area, too, gets the props of MUI's native input.
  return { writing, place, writeHere, htmlInput: { ref: element as Ref<never> } };
}

export function TitleInput(props: InputProps) {
  const { writeHere, htmlInput } = useWriting(props.source);
  return <TextInput {...props} onFocus={writeHere} htmlInput={htmlInput} />;
}

/** Names unknown or missing placeholders of a language's text while the user types, before saving. */
function Errors({ source }: Pick<InputProps, 'source'>) {
  const translate = useTranslate();
  const errorMessages = useErrorMessages();
  const { channel, texts, known, isRefused } = useContext(WritingContext)!;
  const errors = textErrors(channel, texts, known).filter(
    ({ language, name, error }) =>
      fieldIn('templateContent', language) === source && !isRefused(name, error),
  );
  return (
    <span className="templateErrors" role="status">
      {errors.map(({ name: field, error, names }) => (
        <span key={`${field} ${error}`} className="msg warn">
          <Icon name="warn" />
          {translate('templates.error', {
            field: translate(`resources.templates.fields.${field}`),
            error: errorMessages({ field, error, names: named(names) }),
          })}
        </span>
      ))}
    </span>
  );
}

/** The placeholders beside the English text can be inserted into any. */
export function ContentInput(props: InputProps) {
  const { writing, place, writeHere, htmlInput } = useWriting(props.source);
  return (
    <div className="field">
      <TextInput
        {...props}
        className="templateArea"
        multiline
        minRows={writing.channel === 'MAIL' ? 12 : 5}
        onFocus={writeHere}
        htmlInput={htmlInput}
      />
      <Errors source={props.source} />
      {props.source === 'templateContent' && (
        <Chips onInsert={(name) => writing.insert(name, place() ?? undefined)} />
      )}
    </div>
  );
}
