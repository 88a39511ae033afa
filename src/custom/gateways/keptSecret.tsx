// A write-only password or key: shows whether one is stored, and lets the user set another.
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRow, Cell, Entry, FieldType } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { TextInput } from '../../engine/fields/input/TextInput.tsx';

const DOTS = '••••••';

/** `field` with `fieldKept`, as our gateways return it; another server may return the secret itself. */
export const isKept = ({ record, field }: Pick<Entry, 'record' | 'field'>): boolean =>
  record[`${field}Kept`] === true || plain(record[field]) !== '';

function Show({ value }: Pick<Cell, 'value'>) {
  const translate = useTranslate();
  if (value === false) return <span className="faint">{translate('gateways.noneKept')}</span>;
  return (
    <span className="line">
      <span aria-hidden="true">{DOTS}</span>
      {translate('gateways.kept')}
    </span>
  );
}

interface KeptProps extends Pick<Entry, 'id' | 'label' | 'focus' | 'describedBy'> {
  readonly onAsk: () => void;
}

function Kept({ id, label, focus, describedBy, onAsk }: KeptProps) {
  const translate = useTranslate();
  const words = translate('gateways.setAnother');
  return (
    <span className="line gatewaySecret">
      <span className="grow">
        <Show value />
      </span>
      <Button
        id={id}
        ref={focus as Ref<HTMLButtonElement>}
        aria-label={translate('engine.labelled', { label: words, text: label })}
        aria-describedby={describedBy}
        onClick={onAsk}
      >
        {words}
      </Button>
    </span>
  );
}

interface AnotherProps {
  readonly entry: Entry;
  /** The user opened the field, so it takes the focus. */
  readonly asked: boolean;
  readonly onKeep: (() => void) | undefined;
}

function Another({ entry, asked, onKeep }: AnotherProps) {
  const translate = useTranslate();
  const input = useRef<HTMLElement>(null);
  const { focus } = entry;
  const place = useCallback(
    (element: HTMLElement | null) => {
      input.current = element;
      if (typeof focus === 'function') focus(element);
    },
    [focus],
  );
  useEffect(() => {
    if (asked) input.current?.focus();
  }, [asked]);
  return (
    <span className="line gatewaySecret">
      <TextInput {...entry} focus={place} type="password" autoComplete="new-password" />
      {onKeep && (
        <Button variant="text" onClick={onKeep}>
          {translate('gateways.keep')}
        </Button>
      )}
    </span>
  );
}

/**
 * Collapsed while a secret is stored, until the user or a server error asks for one; collapsed again after a save.
 */
function Enter(entry: Entry) {
  const { record, invalid } = entry;
  const [asked, setRequested] = useState<AnyRow>();
  const kept = isKept(entry);
  if (kept && invalid && asked !== record) setRequested(record);
  if (kept && asked !== record) {
    const { id, label, focus, describedBy } = entry;
    return <Kept {...{ id, label, focus, describedBy }} onAsk={() => setRequested(record)} />;
  }
  const keep = () => {
    entry.onChange('');
    setRequested(undefined);
  };
  return <Another entry={entry} asked={kept} onKeep={kept && !invalid ? keep : undefined} />;
}

export const keptSecret: FieldType = { Show, Input: Enter };
