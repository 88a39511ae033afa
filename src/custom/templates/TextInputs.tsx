// The title and content of a template; placeholders are inserted at the last cursor position.
import Chip from '@mui/material/Chip';
import { useContext, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { named } from '../../../domain/messages/templateRules.ts';
import { Icon } from '../../ui/Icon.tsx';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
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

export function TitleInput(entry: Entry) {
  const writing = useContext(WritingContext);
  return (
    <span
      className="templateEntry"
      onFocus={({ target }) => {
        if (target instanceof HTMLInputElement)
          writing?.writeAt({ element: target, enter: entry.onChange });
      }}
    >
      <TextInput {...entry} />
    </span>
  );
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

export function ContentInput({ focus, chinese = false, ...entry }: Entry & Written) {
  const writing = useContext(WritingContext)!;
  const area = useRef<HTMLTextAreaElement>(null);
  const here = () => area.current && { element: area.current, enter: entry.onChange };
  const refer = (element: HTMLTextAreaElement | null) => {
    area.current = element;
    if (typeof focus === 'function') focus(element);
  };
  return (
    <>
      <textarea
        id={entry.id}
        ref={refer}
        className="inp area templateArea"
        rows={writing.channel === 'MAIL' ? 12 : 5}
        value={plain(entry.value)}
        aria-invalid={entry.invalid}
        aria-required={entry.required}
        aria-describedby={entry.describedBy}
        onChange={(event) => entry.onChange(event.target.value)}
        onFocus={({ target }) => writing.writeAt({ element: target, enter: entry.onChange })}
        onBlur={entry.onBlur}
      />
      <Errors chinese={chinese} />
      {!chinese && <Chips onInsert={(name) => writing.insert(name, here() ?? undefined)} />}
    </>
  );
}

/** The same for the Chinese text; the placeholders beside the English one can be inserted into either. */
export const ChineseInput = (entry: Entry) => <ContentInput {...entry} chinese />;
