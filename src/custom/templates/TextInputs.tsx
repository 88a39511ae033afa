// The title and content of a template; placeholders are inserted at the last cursor position.
import Chip from '@mui/material/Chip';
import { useContext, useRef, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { named } from '../../../domain/messages/templateRules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { InputProps } from '../../engine/fields/fieldType.ts';
import { WritingContext } from './writing.ts';
import { errorsOf, useErrorMessages } from './errors.ts';

function Chips({ onInsert }: { readonly onInsert: (name: string) => void }) {
  const translate = useTranslate();
  const { known } = useContext(WritingContext)!;
  return (
    <span className="templateChips" role="group" aria-label={translate('templates.insert')}>
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

interface Written {
  /** Whether it is the Chinese text. */
  readonly chinese?: boolean;
}

/** Names unknown or missing placeholders while the user types, before saving. */
function Errors({ chinese = false }: Written) {
  const translate = useTranslate();
  const errorMessages = useErrorMessages();
  const { channel, texts, known, isRefused } = useContext(WritingContext)!;
  const faults = errorsOf(channel, texts, known).filter(
    ({ field, fault }) => field.endsWith('Zh') === chinese && !isRefused(field, fault),
  );
  return (
    <span className="templateErrors" role="status">
      {faults.map(({ field, fault, names }) => (
        <span key={`${field} ${fault}`} className="msg warn">
          <Icon name="warn" />
          {translate('templates.fault', {
            field: translate(`resources.templates.fields.${field}`),
            fault: errorMessages({ field, fault, names: named(names) }),
          })}
        </span>
      ))}
    </span>
  );
}

export function ContentInput({ chinese = false, ...props }: InputProps & Written) {
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
      <Errors chinese={chinese} />
      {!chinese && <Chips onInsert={(name) => writing.insert(name, place() ?? undefined)} />}
    </div>
  );
}

/** The same for the Chinese text; the placeholders beside the English one can be inserted into either. */
export const ChineseInput = (props: InputProps) => <ContentInput {...props} chinese />;
