// Saved queries: named filters and sort, stored with the user's preferences across sessions.
import { IconButton } from '../../../ui/IconButton.tsx';
import { useState, type FormEvent } from 'react';
import { useListContext, useSavedQueries, useTranslate, type SavedQuery } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Resource } from '../../defineResource.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { filterMessages } from './filterMessages.ts';
import { Popup } from '../../../ui/Popup.tsx';
import { useFilters } from './useFilters.ts';

/** A list's URL as a query encodes it. */
function searchOf({ value }: SavedQuery, perPage: number): string {
  const { filter = {}, sort } = value;
  const address = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort?.field ?? '',
    order: sort?.order ?? 'DESC',
    page: '1',
    perPage: String(perPage),
  });
  return `?${address.toString()}`;
}

/** A resource's saved queries and the operations on them. */
function useQueries(resource: Resource) {
  const navigate = useNavigate();
  const { sort, perPage } = useListContext();
  const { values } = useFilters();
  const [saved, setSaved] = useSavedQueries(resource.name);
  const keep = (label: string) => {
    const value = { filter: values, sort };
    setSaved([...saved.filter((one) => one.label !== label), { label, value }]);
  };
  const drop = (query: SavedQuery) => setSaved(saved.filter((one) => one !== query));
  const open = (query: SavedQuery) => void navigate({ search: searchOf(query, perPage) });
  return { saved, keep, drop, open };
}

function KeepForm({ onKeep }: { readonly onKeep: (label: string) => void }) {
  const translate = useTranslate();
  const [label, setLabel] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (label.trim() === '') return;
    onKeep(label.trim());
    setLabel('');
  };
  return (
    <form className="line" onSubmit={submit}>
      <input
        className="inp grow"
        aria-label={translate('engine.queries.name')}
        placeholder={translate('engine.queries.name')}
        maxLength={60}
        value={label}
        onChange={(event) => setLabel(event.target.value)}
      />
      <button type="submit" className="btn" aria-disabled={label.trim() === ''}>
        {translate('engine.queries.keep')}
      </button>
    </form>
  );
}

export function SavedQueries({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const { values, count } = useFilters();
  const { saved, keep, drop, open } = useQueries(resource);
  const label = translate('engine.queries.label');
  const button = (
    <>
      <Icon name="ticket" />
      <span className="word">{label}</span>
      {saved.length > 0 && <span className="soft">{saved.length}</span>}
    </>
  );
  return (
    <Popup button={button} label={label} title={label}>
      {(close) => (
        <div className="sheet queries">
          {saved.length === 0 && <p className="soft">{translate('engine.queries.empty')}</p>}
          {saved.map((query) => (
            <div key={query.label} className="line">
              <button
                type="button"
                className="menu-line grow"
                onClick={() => {
                  open(query);
                  close();
                }}
              >
                {query.label}
              </button>
              <IconButton
                icon="trash"
                label={translate('engine.queries.drop', { name: query.label })}
                className="quiet sm"
                onClick={() => drop(query)}
              />
            </div>
          ))}
          {count > 0 && <p className="small soft">{filterMessages(resource, values, translate)}</p>}
          <KeepForm onKeep={keep} />
        </div>
      )}
    </Popup>
  );
}
