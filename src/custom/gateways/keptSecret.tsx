// A write-only password or key: shows whether one is stored, and lets the user set another.
import Button from '@mui/material/Button';
import { useState, type Ref } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { AnyRow, Cell, Entry, FieldType, InputProps } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { SecretInput } from '../../engine/fields/input/SecretInput.tsx';
import { LabelledControl } from '../../engine/form/LabelledControl.tsx';

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

interface KeptProps {
  readonly entry: Entry;
  readonly onAsk: () => void;
}

function Kept({ entry: { id, label, focus, describedBy }, onAsk }: KeptProps) {
  const translate = useTranslate();
  const shown = translate('gateways.setAnother');
  return (
    <span className="line gatewaySecret">
      <span className="grow">
        <Show value />
      </span>
      <Button
        id={id}
        ref={focus as Ref<HTMLButtonElement>}
        aria-label={translate('engine.labelled', { label: shown, text: label })}
        aria-describedby={describedBy}
        onClick={onAsk}
      >
        {shown}
      </Button>
    </span>
  );
}

const NONE: AnyRow = {};
/** The user opened the field. */
const FOCUSED = { htmlInput: { ref: (input: HTMLInputElement | null) => input?.focus() } };

/**
 * Collapsed while a secret is stored, until the user or a server error asks for one; collapsed again after a save.
 */
function KeptSecretInput(props: InputProps) {
  const { source } = props;
  const translate = useTranslate();
  const record = useRecordContext() ?? NONE;
  const { field, fieldState } = useController({ name: source });
  const { invalid } = fieldState;
  const [requested, setRequested] = useState<AnyRow>();
  const kept = isKept({ record, field: source });
  if (kept && invalid && requested !== record) setRequested(record);
  if (kept && requested !== record) {
    return (
      <LabelledControl {...props}>
        {(entry) => <Kept entry={entry} onAsk={() => setRequested(record)} />}
      </LabelledControl>
    );
  }
  const keep = () => {
    field.onChange('');
    setRequested(undefined);
  };
  return (
    <div className="line gatewaySecret">
      <SecretInput {...props} {...(kept && FOCUSED)} />
      {kept && !invalid && (
        <Button variant="text" onClick={keep}>
          {translate('gateways.keep')}
        </Button>
      )}
    </div>
  );
}

export const keptSecret: FieldType = { Show, Input: KeptSecretInput };
