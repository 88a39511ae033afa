// A record in react-admin's Show or Edit, a new one in its Create: they fetch and save it.
import type { ReactNode } from 'react';
import { Create, Edit, Show, useGetOne, useLocation, type ShowProps } from 'react-admin';
import type { Resource } from './defineResource.ts';
import type { AnyRow } from './fields/fieldType.ts';
import { sourceOf } from './form/usePreset.ts';
import { NoRecord } from './states/NoRecord.tsx';
import { RecordState } from './states/RecordState.tsx';

export interface RecordViewProps {
  readonly resource: Resource;
  readonly screen: 'show' | 'edit' | 'create';
  /** Of the record; that of the URL when omitted. */
  readonly id?: string | undefined;
  /** Wraps the placeholder while there is no record. */
  readonly renderAround: (content: ReactNode) => ReactNode;
  /** @param source the record that a new one copies */
  readonly children: (record?: AnyRow, source?: AnyRow) => ReactNode;
}

/** A page has its own head, and the views add no box of their own. */
const bare = {
  title: false,
  actions: false,
  authLoading: false,
  component: 'div',
  sx: { '&, & > [class*="-main"], & > div > [class*="-card"]': { display: 'contents' } },
} as const;

/**
 * A screen's query of one record. Lists fill react-admin's own cache of records with their rows, which lack the fields of
 * the record's output: `screen` keeps them apart. Nothing that was read for an earlier visit is shown or edited.
 */
const queryOf = (screen: RecordViewProps['screen']) => ({
  meta: { screen },
  gcTime: 0,
  onError: () => undefined,
});
const shown = queryOf('show');
const edited = queryOf('edit');
const { meta, ...copied } = queryOf('create');
const saves = { mutationMode: 'pessimistic', redirect: false } as const;

/** A URL with an id that no record has says so: an empty form would pass for the copy. */
function Copy({ resource, renderAround, children }: Omit<RecordViewProps, 'screen' | 'id'>) {
  const { name, duplicate } = resource;
  const source = sourceOf(useLocation().search);
  const id = typeof source === 'string' ? source : undefined;
  const copies = Boolean(id && duplicate);
  const { data, error, refetch } = useGetOne(name, { id, meta }, { ...copied, enabled: copies });
  if (id === undefined || data) return children(undefined, data);
  if (!copies) return renderAround(<NoRecord resource={name} />);
  return renderAround(<RecordState resource={name} error={error} onRetry={refetch} rows={4} />);
}

export function RecordView({ screen, id, ...given }: RecordViewProps) {
  const { resource, renderAround, children } = given;
  const view = { ...bare, resource: resource.name };
  if (screen === 'create')
    return (
      <Create {...view} {...saves}>
        <Copy {...given} />
      </Create>
    );
  const render: ShowProps['render'] = ({ record, error, refetch }) =>
    record
      ? children(record)
      : renderAround(
          <RecordState resource={resource.name} error={error} onRetry={refetch} rows={4} />,
        );
  const one = { ...view, id, render };
  if (screen === 'show') return <Show {...one} queryOptions={shown} />;
  return <Edit {...one} {...saves} mutationOptions={{ meta: edited.meta }} queryOptions={edited} />;
}
