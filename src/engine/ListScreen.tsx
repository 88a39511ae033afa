// The list page of a resource, rendered from its declaration; cards on phones.
import { Suspense, useContext } from 'react';
import { ListBase, useNavigate, useTranslate } from 'react-admin';
import { useParams, Link } from 'react-router-dom';
import { useActions } from './actions/ActionsContext.ts';
import { ActionsProvider } from './actions/ActionsProvider.tsx';
import { ListActions } from './actions/ListActions.tsx';
import type { Resource } from './defineResource.ts';
import { useMayUse } from './mayUse.ts';
import { Resources } from './resources.ts';
import { FilterLine } from './list/filters/FilterLine.tsx';
import { ListBody } from './list/ListBody.tsx';
import { PhoneLine } from './list/table/PhoneLine.tsx';
import { StaleNote } from './list/StaleNote.tsx';
import { useFact } from './list/useFact.ts';
import { useOnMap, ViewSwitch } from './list/ViewSwitch.tsx';
import { Page } from './Page.tsx';
import { Forbidden } from './states/Forbidden.tsx';
import { usePhone } from '../ui/usePhone.ts';
import { listUrl } from '../routes/route.ts';
import './list/filters/filters.css';
import './list/list.css';
import './list/table/cards.css';

function Beside({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const mayUse = useMayUse();
  const resources = useContext(Resources);
  const { beside } = resource.list;
  if (beside === undefined) return null;
  const other = resources[beside];
  return (
    <p className="soft beside">
      <span>{translate(`resources.${resource.name}.beside`)}</span>
      {other && mayUse(other) && (
        <Link className="link" to={listUrl(other)}>
          {translate(`resources.${beside}.title`)}
        </Link>
      )}
    </p>
  );
}

/** R9.5: the default sort is `lastUpdatedTime`, descending. */
const NEWEST = { field: 'lastUpdatedTime', order: 'DESC' } as const;

/** The list renders its own error in place of the rows. */
const quiet = { onError: () => undefined };

function ListPage({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const phone = usePhone();
  const fact = useFact(resource, phone);
  const { offered } = useActions();
  const onMap = useOnMap(resource);
  const { map: Map } = resource.list;
  const actions = (Map || offered('list').length > 0) && (
    <>
      {Map && <ViewSwitch resource={resource} onMap={onMap} />}
      <ListActions />
    </>
  );
  return (
    <Page
      title={translate(`resources.${resource.name}.title`)}
      fact={fact}
      actions={actions || undefined}
    >
      <Beside resource={resource} />
      {phone ? <PhoneLine resource={resource} /> : <FilterLine resource={resource} onMap={onMap} />}
      <StaleNote />
      {Map && onMap ? (
        <Suspense fallback={null}>
          <Map />
        </Suspense>
      ) : (
        <ListBody resource={resource} phone={phone} />
      )}
    </Page>
  );
}

/**
 * `form`: the URL opens a form dialog over the list. Filters, sort and page are only in the URL, so that Back and shared
 * links show the same rows.
 */
export function ListScreen({ resource, form }: { resource: Resource; form?: 'create' | 'edit' }) {
  const { id } = useParams();
  const navigate = useNavigate();
  const translate = useTranslate();
  const mayUse = useMayUse();
  const title = translate(`resources.${resource.name}.title`);
  const { create, update } = resource.collection;
  const save = { create, edit: update, list: undefined }[form ?? 'list'];
  const refused = [save, resource].find((asked) => asked && !mayUse(asked));
  if (refused) {
    return (
      <Page title={title}>
        <Forbidden page={title} needs={refused.needs} />
      </Page>
    );
  }
  const asked = form && {
    form: form === 'edit' && id !== undefined ? { id } : {},
    onFormClosed: () => navigate(listUrl(resource)),
  };
  return (
    <ListBase
      resource={resource.name}
      perPage={resource.list.pageSize ?? 10}
      sort={resource.list.sort ?? NEWEST}
      storeKey={false}
      queryOptions={quiet}
      exporter={false}
      disableAuthentication
    >
      <ActionsProvider resource={resource} {...asked}>
        <ListPage resource={resource} />
      </ActionsProvider>
    </ListBase>
  );
}
