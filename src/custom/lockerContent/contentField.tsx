// A list of contacts or tips as a field of its form: its rows in order, and a button that adds one.
import { useInput, useTranslate } from 'react-admin';
import { CONTENT_ROWS_MAX } from '../../../contract/lockers/lockerContent.ts';
import type { Cell, FieldType, InputProps } from '../../engine/fields/fieldType.ts';
import { plain } from '../../engine/fields/plain.ts';
import { asEntered } from '../../engine/fields/input/TextInput.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { AddRowButton } from '../shared/AddRowButton.tsx';
import { SortableList, moved } from '../shared/Sortable/SortableList.tsx';
import { ContentInputs } from './ContentInputs.tsx';
import { errorsOf, newRow, type ContentList, type ContentRow } from './lists.ts';

interface Of {
  readonly list: ContentList;
}

function ContentInput({ list, source }: Of & Pick<InputProps, 'source'>) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const rows = field.value as readonly ContentRow[];
  const errors = fieldState.invalid ? errorsOf(list, rows) : new Map<ContentRow, never>();
  const focused = rows.find((row) => errors.has(row)) ?? rows[0];
  const isFull = rows.length >= CONTENT_ROWS_MAX;
  const nameOf = (index: number) => translate(`lockerContent.${list.one}`, { place: index + 1 });
  return (
    <div className="content-list stack-8">
      {rows.length === 0 && <p className="soft">{translate(`lockerContent.none.${list.name}`)}</p>}
      <SortableList
        label={translate(`resources.${list.name}.fields.list`)}
        items={rows}
        keyOf={(row) => String(row[list.id])}
        nameOf={(_, index) => nameOf(index)}
        onMove={(from, to) => field.onChange(moved(rows, from, to))}
        className="content-rows stack-8"
      >
        {(row, index, parts) => (
          <ContentInputs
            {...{ list, row, parts }}
            name={nameOf(index)}
            error={errors.get(row)}
            inputRef={row === focused ? field.ref : undefined}
            onChange={(now) => field.onChange(rows.with(index, now))}
            onRemove={() => field.onChange(rows.toSpliced(index, 1))}
          />
        )}
      </SortableList>
      {fieldState.error && errors.size === 0 && (
        <ErrorText alert>{fieldState.error.message}</ErrorText>
      )}
      <AddRowButton
        label={translate(`lockerContent.add.${list.name}`)}
        full={isFull && translate('lockerContent.most', { most: CONTENT_ROWS_MAX })}
        onAdd={() => field.onChange([...rows, newRow(list)])}
      />
    </div>
  );
}

function ContentText({ list, value }: Of & Pick<Cell, 'value'>) {
  const translate = useTranslate();
  const rows = value as readonly ContentRow[];
  if (rows.length === 0) return translate(`lockerContent.none.${list.name}`);
  return (
    <ol className="content-read">
      {rows.map((row) => (
        <li key={String(row[list.id])}>
          {list.fields
            .flatMap(({ name }) => plain(row[name]) || [])
            .join(translate('engine.filter.comma'))}
        </li>
      ))}
    </ol>
  );
}

/** The field of a list. */
export const contentField = (list: ContentList) =>
  ({
    Show: ({ value }: Pick<Cell, 'value'>) => <ContentText {...{ list, value }} />,
    Input: ({ source }) => <ContentInput {...{ list, source }} />,
  }) satisfies FieldType;
