// One row of a list: its fields, errors, and controls to move and remove it.
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Icon } from '../../ui/Icon.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ItemParts } from '../shared/Sortable/SortableItem.tsx';
import type { ContentField, ContentList } from './lists.ts';
import type { EditedRow, RowError } from './rows.ts';

interface Props {
  readonly list: ContentList;
  readonly row: EditedRow;
  /** The row's label. */
  readonly name: string;
  readonly error: RowError | undefined;
  /** Takes the focus when it is added. */
  readonly focused: boolean;
  readonly parts: ItemParts;
  readonly onEnter: (field: string, value: string) => void;
  readonly onRemove: () => void;
}

interface InputProps extends Pick<Props, 'row' | 'name' | 'onEnter'> {
  readonly field: ContentField;
  readonly wrong: boolean;
  readonly errorId: string;
}

function Input({ field, row, name, wrong, errorId, onEnter }: InputProps) {
  const translate = useTranslate();
  const label = translate(`lockerContent.${field.name}`);
  return (
    <OutlinedInput
      fullWidth
      multiline={field.type === 'lines'}
      minRows={2}
      type={field.type === 'lines' ? undefined : field.type}
      error={wrong}
      placeholder={label}
      value={row.values[field.name] ?? ''}
      inputProps={{
        'aria-label': translate('lockerContent.of', { field: label, name }),
        'aria-describedby': wrong ? errorId : undefined,
      }}
      onChange={({ target }) => onEnter(field.name, target.value)}
    />
  );
}

export function ContentRow({ list, row, name, error, focused, parts, ...on }: Props) {
  const translate = useTranslate();
  const errorId = useId();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused)
      fields.current?.querySelector<HTMLElement>('input, textarea:not([readonly])')?.focus();
  }, [focused]);
  return (
    <div className="content-row">
      {parts.handle}
      <div ref={fields} className={`content-fields ${list.name}`}>
        {list.fields.map((field) => (
          <Input
            key={field.name}
            field={field}
            row={row}
            name={name}
            wrong={error?.field === field.name}
            errorId={errorId}
            onEnter={on.onEnter}
          />
        ))}
        {error && (
          <ErrorText id={errorId} alert>
            {translate(`lockerContent.faults.${error.error}`, { max: error.max })}
          </ErrorText>
        )}
      </div>
      <div className="content-acts">
        {parts.steps}
        <IconButton
          aria-label={translate('lockerContent.remove', { name })}
          size="small"
          onClick={on.onRemove}
        >
          <Icon name="trash" />
        </IconButton>
      </div>
    </div>
  );
}
