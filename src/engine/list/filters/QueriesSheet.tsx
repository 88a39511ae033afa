// The sheet of saved queries: they are opened, kept, shared and forgotten here.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { IconAction } from '../../../ui/IconAction.tsx';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useListContext, useSavedQueries, useTranslate, type SavedQuery } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import {
  SHARED_VIEWS_FEATURE,
  type SharedView,
} from '../../../../contract/operations/sharedViews.ts';
import { fold } from '../../../../domain/fold.ts';
import { SHARED_VIEW_NAME_MAX } from '../../../../domain/limits.ts';
import { supports } from '../../../dataProvider/capabilities.ts';
import type { Resource } from '../../defineResource.ts';
import { useSharedViews } from '../views/useSharedViews.ts';
import { useSharing } from '../views/useSharing.ts';
import { filterMessages } from './filterMessages.ts';
import { listSearch, sortOf } from './listSearch.ts';
import { useFilters } from './useFilters.ts';

/** A resource's saved queries and the operations on them. */
function useQueries(resource: Resource) {
  const { sort } = useListContext();
  const { values } = useFilters();
  const [saved, setSaved] = useSavedQueries(resource.name);
  const keep = (label: string) => {
    const value = { filter: values, sort };
    setSaved([...saved.filter((one) => one.label !== label), { label, value }]);
  };
  const drop = (query: SavedQuery) => setSaved(saved.filter((one) => one !== query));
  return { saved, keep, drop };
}

/** The button of a query fills its line. */
const START = { flex: 1, justifyContent: 'flex-start' };

interface NameFormProps {
  readonly label: string;
  readonly button: string;
  readonly name?: string;
  readonly onName: (name: string) => void;
}

function NameForm({ label, button, name = '', onName }: NameFormProps) {
  const [typed, setTyped] = useState(name);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (name !== '') input.current?.focus();
  }, [name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() === '') return;
    onName(typed.trim());
    setTyped('');
  };
  return (
    <form className="line" onSubmit={submit}>
      <TextField
        size="small"
        placeholder={label}
        inputRef={input}
        slotProps={{ htmlInput: { 'aria-label': label, maxLength: SHARED_VIEW_NAME_MAX } }}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" aria-disabled={typed.trim() === ''}>
        {button}
      </Button>
    </form>
  );
}

interface ViewLineProps {
  readonly view: SharedView;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<boolean | undefined>;
  readonly onStop: () => void;
}

/** A shared view and who shared it; renamed in place. */
function ViewLine({ view, onOpen, onRename, onStop }: ViewLineProps) {
  const translate = useTranslate();
  const [renaming, setRenaming] = useState(false);
  const { name, sharedBy, mine, mayChange } = view;
  if (renaming)
    return (
      <NameForm
        label={translate('engine.views.newName', { name })}
        button={translate('engine.form.save')}
        name={name}
        onName={(next) => void onRename(next).then((done) => setRenaming(!done))}
      />
    );
  return (
    <div className="line">
      <Button variant="text" sx={START} onClick={onOpen}>
        {name}
        <span className="small soft">
          {mine
            ? translate('engine.views.byYou')
            : translate('engine.views.by', { name: sharedBy ?? '–' })}
        </span>
      </Button>
      {mayChange && (
        <>
          <IconAction
            icon="edit"
            label={translate('engine.views.rename', { name })}
            onClick={() => setRenaming(true)}
          />
          <IconAction
            icon="cross"
            label={translate('engine.views.stop', { name })}
            onClick={onStop}
          />
        </>
      )}
    </div>
  );
}

interface Props {
  readonly resource: Resource;
  readonly close: () => void;
}

export default function QueriesSheet({ resource, close }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { perPage } = useListContext();
  const { values, count } = useFilters();
  const { saved, keep, drop } = useQueries(resource);
  const views = useSharedViews(resource);
  const { share, rename, stop } = useSharing(resource);
  const open = (wanted: Parameters<typeof listSearch>[0]) => {
    void navigate({ search: listSearch(wanted, perPage) });
    close();
  };
  const isShared = ({ label }: SavedQuery) =>
    views.some(({ mine, name }) => mine && fold(name) === fold(label));
  return (
    <div className="sheet stack-8 pad queries">
      {saved.length === 0 && <p className="soft">{translate('engine.queries.empty')}</p>}
      {saved.map((query) => (
        <div key={query.label} className="line">
          <Button variant="text" sx={START} onClick={() => open(query.value)}>
            {query.label}
          </Button>
          {supports(SHARED_VIEWS_FEATURE) && !isShared(query) && (
            <IconAction
              icon="people"
              label={translate('engine.views.share', { name: query.label })}
              title={translate('engine.views.share', { name: query.label })}
              onClick={() => void share(query)}
            />
          )}
          <IconAction
            icon="trash"
            label={translate('engine.queries.drop', { name: query.label })}
            onClick={() => drop(query)}
          />
        </div>
      ))}
      {count > 0 && <p className="small soft">{filterMessages(resource, values, translate)}</p>}
      <NameForm
        label={translate('engine.queries.name')}
        button={translate('engine.queries.keep')}
        onName={keep}
      />
      {views.length > 0 && <h2>{translate('engine.views.label')}</h2>}
      {views.map((view) => (
        <ViewLine
          key={view.id}
          view={view}
          onOpen={() => open({ filter: view.filter, sort: sortOf(view) })}
          onRename={(name) => rename(view, name)}
          onStop={() => void stop(view)}
        />
      ))}
    </div>
  );
}
