// One list on the page: its rows in order, an add button, and its own save.
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CONTENT_ROWS_MAX } from '../../../contract/lockers/lockerContent.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { ErrorState } from '../../engine/states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { SortableList } from '../shared/Sortable/SortableList.tsx';
import { ContentRow } from './ContentRow.tsx';
import type { Content } from './useContent.ts';
import { StaleListDialog } from './StaleListDialog.tsx';
import { FormToolbar } from '../../ui/FormToolbar.tsx';

function ReadRows({ content: { list, rows } }: { readonly content: Content }) {
  const translate = useTranslate();
  if (rows.length === 0)
    return (
      <p className="soft">
        {translate(list.name === 'tips' ? 'lockerContent.noTips' : 'lockerContent.noContacts')}
      </p>
    );
  return (
    <ol className="content-read" aria-label={translate(`lockerContent.${list.name}`)}>
      {rows.map(({ key, values }) => (
        <li key={key}>
          {list.fields.map(({ name }) => (
            <span key={name} className={name === 'phone' || name === 'email' ? 'soft' : ''}>
              {values[name]}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}

type Props = { readonly content: Content };

function Foot({ content, onAdd }: Props & { onAdd: () => void }) {
  const translate = useTranslate();
  const { list, rows, changed, saving, save } = content;
  const full = rows.length >= CONTENT_ROWS_MAX;
  return (
    <FormToolbar>
      <Button startIcon={<Icon name="plus" />} disabled={full} onClick={onAdd}>
        {translate(list.one === 'contact' ? 'lockerContent.addContact' : 'lockerContent.addTip')}
      </Button>
      <span className="soft grow" role="status">
        {full && translate('lockerContent.most', { most: CONTENT_ROWS_MAX })}
        {!full && changed && translate('lockerContent.unsaved')}
      </span>
      <Button variant="contained" disabled={!changed || saving} onClick={() => void save()}>
        {translate(saving ? 'lockerContent.saving' : 'lockerContent.save')}
      </Button>
    </FormToolbar>
  );
}

/** The rows being edited. A newly added row gets the focus. */
function EditedRows({ content }: Props) {
  const translate = useTranslate();
  const [fresh, setFresh] = useState<string>();
  const { list, rows, errors, enter, remove, move, add } = content;
  const nameOf = (index: number) => translate(`lockerContent.${list.one}`, { place: index + 1 });
  return (
    <>
      {rows.length === 0 ? (
        <p className="soft">
          {translate(list.name === 'tips' ? 'lockerContent.noTips' : 'lockerContent.noContacts')}
        </p>
      ) : (
        <SortableList
          label={translate(`lockerContent.${list.name}`)}
          items={rows}
          keyOf={({ key }) => key}
          nameOf={(_, index) => nameOf(index)}
          onMove={move}
          className="content-rows"
        >
          {(row, index, parts) => (
            <ContentRow
              list={list}
              row={row}
              name={nameOf(index)}
              error={errors.get(row.key)}
              focused={row.key === fresh}
              parts={parts}
              onEnter={(field, value) => enter(row.key, field, value)}
              onRemove={() => remove(row.key)}
            />
          )}
        </SortableList>
      )}
      <Foot content={content} onAdd={() => setFresh(add())} />
    </>
  );
}

export function ContentPanel({ content }: Props) {
  const translate = useTranslate();
  const heading = useId();
  const mayEdit = useCanAccess()(content.list.update);
  const { list, loading, error, again, stale } = content;
  if (error !== null) return <ErrorState error={error} onRetry={again} />;
  return (
    <section className="panel pad content-panel" aria-labelledby={heading} aria-busy={loading}>
      <h2 id={heading}>{translate(`lockerContent.${list.name}`)}</h2>
      <p className="soft">{translate(`lockerContent.${list.name}Help`)}</p>
      {loading && <Loading rows={3} columns={2} />}
      {!loading && (mayEdit ? <EditedRows content={content} /> : <ReadRows content={content} />)}
      {stale && <StaleListDialog content={content} stale={stale} />}
    </section>
  );
}
