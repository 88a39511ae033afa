// Renders the form of a new record once the record that it copies is loaded.
import type { ReactNode } from 'react';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { NoRecord } from '../states/NoRecord.tsx';
import { RecordGate } from './RecordGate.tsx';
import { useSourceId } from './usePreset.ts';

interface Props {
  readonly resource: Resource;
  /** Wraps the placeholder while there is no record to copy. */
  readonly renderAround: (content: ReactNode) => ReactNode;
  readonly children: (source?: AnyRow) => ReactNode;
}

/** A URL with an id that no record has says so: an empty form would pass for the copy. */
export function SourceGate({ resource, renderAround, children }: Props) {
  const id = useSourceId();
  if (id === undefined) return children();
  if (id === '' || !resource.duplicate) return renderAround(<NoRecord resource={resource.name} />);
  return (
    <RecordGate key={id} resource={resource} id={id} renderAround={renderAround}>
      {children}
    </RecordGate>
  );
}
