// One row of a list: its inputs, its error, and controls to move and remove it.
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, type Ref } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import type { ItemParts } from '../shared/Sortable/SortableItem.tsx';
import type { ContentList, ContentRow, RowError } from './lists.ts';

interface Props {
  readonly list: ContentList;
  readonly row: ContentRow;
  /** The row's label. */
  readonly name: string;
  readonly error: RowError | undefined;
  /** Of the input with the error, otherwise of the first. */
  readonly inputRef: Ref<HTMLInputElement> | undefined;
  readonly parts: ItemParts;
  readonly onChange: (row: ContentRow) => void;
  readonly onRemove: () => void;
}

export function ContentInputs({ list, row, name, error, inputRef, parts, ...on }: Props) {
  const translate = useTranslate();
  const errorId = useId();
  const focused = error?.field ?? list.fields[0]?.name;
  return (
    <div className="content-row">
      {parts.handle}
      <div className={`content-fields stack-8 ${list.name}`}>
        {list.fields.map((field) => {
          const label = translate(`lockerContent.${field.name}`);
          const isWrong = error?.field === field.name;
          return (
            <OutlinedInput
              key={field.name}
              fullWidth
              multiline={field.type === 'lines'}
              minRows={2}
              type={field.type === 'lines' ? undefined : field.type}
              error={isWrong}
              placeholder={label}
              value={row[field.name] ?? ''}
              inputRef={field.name === focused ? inputRef : undefined}
              inputProps={{
                'aria-label': translate('lockerContent.of', { field: label, name }),
                'aria-describedby': isWrong ? errorId : undefined,
              }}
              onChange={({ target }) => on.onChange({ ...row, [field.name]: target.value || null })}
            />
          );
        })}
        {error && (
          <ErrorText id={errorId} alert>
            {translate(`lockerContent.errors.${error.error}`, { max: error.max })}
          </ErrorText>
        )}
      </div>
      <div className="content-acts">
        {parts.steps}
        <IconAction
          icon="trash"
          label={translate('lockerContent.remove', { name })}
          onClick={on.onRemove}
        />
      </div>
    </div>
  );
}
