// The form of a record inside react-admin's Edit, of a new one inside its Create: they fetch and save.
import type { ReactNode } from 'react';
import { Create, Edit } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { recordQuery, recordView } from '../recordView.ts';
import { RecordState } from '../states/RecordState.tsx';
import { SourceGate } from './SourceGate.tsx';

interface Props {
  readonly resource: Resource;
  /** Of the record to edit; omitted on create. */
  readonly id?: string | undefined;
  /** Wraps the placeholder while there is no record. */
  readonly renderAround: (content: ReactNode) => ReactNode;
  /** @param source the record that a new one copies */
  readonly children: (record?: AnyRow, source?: AnyRow) => ReactNode;
}

const edited = recordQuery('edit');

export function FormView({ resource, id, renderAround, children }: Props) {
  const { name } = resource;
  if (id === undefined) {
    return (
      <Create {...recordView} resource={name} redirect={false}>
        <SourceGate resource={resource} renderAround={renderAround}>
          {(source) => children(undefined, source)}
        </SourceGate>
      </Create>
    );
  }
  return (
    <Edit
      {...recordView}
      resource={name}
      id={id}
      mutationMode="pessimistic"
      mutationOptions={{ meta: edited.meta }}
      redirect={false}
      queryOptions={edited}
      render={({ record, error, refetch }) =>
        record
          ? children(record)
          : renderAround(<RecordState resource={name} error={error} onRetry={refetch} rows={4} />)
      }
    />
  );
}
