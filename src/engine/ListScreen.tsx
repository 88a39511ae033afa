// The list page of a resource, rendered from its declaration; cards on phones.
import { Suspense, useContext } from 'react';
import {
  ListBase,
  useEvent,
  useListContext,
  useLocation,
  useNavigate,
  useNotify,
  useStore,
  useTranslate,
} from 'react-admin';
import { useParams, Link } from 'react-router-dom';
import { LIST_DEFAULTS } from '../../contract/listDefaults.ts';
import { useActions } from './actions/useActions.ts';
import { useArrival } from './actions/useArrival.ts';
import { asksFirst } from './actions/asks.ts';
import { ActionsProvider } from './actions/ActionsProvider.tsx';
import { ListActions } from './actions/ListActions.tsx';
import type { Resource } from './defineResource.ts';
import { useCanAccess } from './useCanAccess.ts';
import { supports } from '../dataProvider/capabilities.ts';
import { Resources } from './resources.ts';
import { ExportButton } from './list/ExportButton.tsx';
import { FilterForm } from './list/filters/FilterForm.tsx';
import { SavedQueries } from './list/filters/SavedQueries.tsx';
import { ListBody } from './list/ListBody.tsx';
import { ColumnsButton } from './list/table/ColumnsButton.tsx';
import { StaleNote } from './list/StaleNote.tsx';
import { useFact } from './list/useFact.ts';
import { Segments } from '../ui/Segments.tsx';
import { Page } from './Page.tsx';
import { Forbidden } from './states/Forbidden.tsx';
import { usePhone } from './usePhone.ts';
import { listUrl, mapUrl } from '../routes/route.ts';
import './list/filters/filters.css';
import './list/list.css';
import './list/table/cards.css';
import './list/views/views.css';
import { lazyPart } from '../ui/lazyPart.tsx';

const PhoneLine = lazyPart(
  () => import('./list/table/PhoneLine.tsx'),
  () => <div className="filter-line" />,
);
const Tabs = lazyPart(() => import('./list/views/Tabs.tsx'), TabsRoom);

function Beside({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const resources = useContext(Resources);
  const { beside } = resource.list;
  if (beside === undefined) return null;
  const other = resources[beside];
  return (
    <p className="soft beside">
      <span>{translate(`resources.${resource.name}.beside`)}</span>
      {other && canAccess(other) && (
        <Link className="link" to={listUrl(other)}>
          {translate(`resources.${beside}.title`)}
        </Link>
      )}
    </p>
  );
}

const VIEWS = ['list', 'map'] as const;

/** List or map, as given by the URL; keeps the filters. */
function ViewSwitch({ resource, onMap }: { resource: Resource; onMap: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <Segments
      label={translate('engine.view.label')}
      choices={VIEWS.map((id) => ({ id, name: translate(`engine.view.${id}`) }))}
      value={onMap ? 'map' : 'list'}
      onChange={(view) => navigate((view === 'map' ? mapUrl : listUrl)(resource) + search)}
    />
  );
}

/** The list renders its own error in place of the rows. */
const quiet = { onError: () => undefined };

/** The room of tabs that the list had before, while their code is loaded. */
function TabsRoom({ resource }: { readonly resource: Resource }) {
  const [views] = useStore<readonly { readonly list: string }[]>('sharedViews', []);
  const { path } = resource.collection.list;
  return views.some(({ list }) => list === path) && <div className="view-tabs no-print" />;
}

function ListPage({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const notify = useNotify();
  const phone = usePhone();
  const fact = useFact(resource, phone);
  const { offered, start } = useActions();
  const { data, total, filterValues } = useListContext();
  const { id } = resource.collection;
  const arrived = data?.find((row) => String(row[id]) === String(filterValues[id]));
  useArrival(arrived !== undefined, (action) => {
    const may = arrived && asksFirst(resource, action) && offered('row', arrived).includes(action);
    if (may) start(action, [arrived]);
    else notify('engine.act.notNow', { type: 'warning' });
  });
  const { pathname } = useLocation();
  const { map: Map, notice: Notice } = resource.list;
  const onMap = Map !== undefined && pathname === mapUrl(resource);
  const actions = (!phone || Map || offered('list').length > 0) && (
    <>
      {!phone && (
        <>
          <SavedQueries resource={resource} />
          {!onMap && <ColumnsButton resource={resource} />}
          <ExportButton resource={resource} />
        </>
      )}
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
      {Notice && (
        <Suspense fallback={<div className="waits" />}>
          <Notice />
        </Suspense>
      )}
      {supports('shared-views') && <Tabs resource={resource} />}
      {phone ? <PhoneLine resource={resource} /> : <FilterForm resource={resource} />}
      <StaleNote />
      {Map && onMap && total !== 0 ? (
        <Suspense>
          <Map />
        </Suspense>
      ) : (
        <ListBody resource={resource} phone={phone} />
      )}
    </Page>
  );
}

/** The form dialog of the URL: `/create` or `/<id>` below the list. */
function useUrlForm({ formIn, form, collection }: Resource) {
  const { '*': below = '' } = useParams();
  if (formIn === 'page' || form.length === 0 || below === '') return undefined;
  return below === 'create'
    ? { form: {}, save: collection.create }
    : { form: { id: below }, save: collection.update };
}

/** The list's query, without the values that fill in the form. */
function withoutSource(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('source');
  return String(query) && `?${query}`;
}

/** Back to the list as it was before the dialog, or to the list of a shared link. */
function useWayToList(resource: Resource): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return useEvent(() => {
    if (state?.within === true) navigate(-1);
    else navigate(listUrl(resource) + withoutSource(search), { replace: true });
  });
}

/**
 * Filters, sort, page and the open form are only in the URL, so that Back, a reload and shared links show the same.
 */
export function ListScreen({ resource }: { resource: Resource }) {
  const urlForm = useUrlForm(resource);
  const toList = useWayToList(resource);
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const title = translate(`resources.${resource.name}.title`);
  const save = urlForm?.save;
  const refused = [save, resource].find((one) => one && !canAccess(one));
  if (refused) {
    return (
      <Page title={title}>
        <Forbidden page={title} needs={refused.needs} />
      </Page>
    );
  }
  return (
    <ListBase
      resource={resource.name}
      perPage={resource.list.pageSize ?? LIST_DEFAULTS.pagination.perPage}
      sort={resource.list.sort ?? LIST_DEFAULTS.sort}
      storeKey={false}
      queryOptions={quiet}
      exporter={false}
    >
      <ActionsProvider resource={resource} form={save && urlForm?.form} onFormClosed={toList}>
        <ListPage resource={resource} />
      </ActionsProvider>
    </ListBase>
  );
}
