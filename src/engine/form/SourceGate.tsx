// Renders the form of a new record once the record that it copies is loaded.
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { recordQuery } from '../recordView.ts';
import { NoRecord } from '../states/NoRecord.tsx';
import { RecordState } from '../states/RecordState.tsx';
import { useSourceId } from './usePreset.ts';

interface Props {
  readonly resource: Resource;
  /** Wraps the placeholder while there is no record to copy. */
  readonly renderAround: (content: ReactNode) => ReactNode;
  readonly children: (source?: AnyRow) => ReactNode;
}

const { meta, ...options } = recordQuery('create');

function Source({
  resource: { name },
  id,
  renderAround,
  children,
}: Props & { readonly id: string }) {
  const { data, error, refetch } = useGetOne(name, { id, meta }, options);
  if (data) return children(data);
  return renderAround(<RecordState resource={name} error={error} onRetry={refetch} rows={4} />);
}

/** A URL with an id that no record has says so: an empty form would pass for the copy. */
export function SourceGate(props: Props) {
  const id = useSourceId();
  if (id === undefined) return props.children();
  if (id === '' || !props.resource.duplicate)
    return props.renderAround(<NoRecord resource={props.resource.name} />);
  return <Source key={id} id={id} {...props} />;
}
