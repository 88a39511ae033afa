// Fetches a page's record, and renders the page once loaded.
import type { ReactNode } from 'react';
import { RecordContextProvider, useGetOne, useTranslate } from 'react-admin';
import type { Resource } from '../defineResource.ts';
import type { AnyRow } from '../fields/fieldType.ts';
import { Page } from '../Page.tsx';
import { RecordState } from '../states/RecordState.tsx';

interface Props {
  readonly resource: Resource;
  readonly id: string;
  /** Wraps the placeholder while there is no record. */
  readonly renderAround?: (content: ReactNode) => ReactNode;
  readonly children: (record: AnyRow) => ReactNode;
}

/** Lists fill react-admin's own cache of records with their rows, which lack the fields of the record's output. */
const WHOLE = { isWhole: true };

export function RecordGate({ resource, id, renderAround, children }: Props) {
  const translate = useTranslate();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne(
    resource.name,
    { id, meta: WHOLE },
    { onError: () => undefined },
  );
  if (data && isFetchedAfterMount)
    return <RecordContextProvider value={data}>{children(data)}</RecordContextProvider>;
  const name = translate(`resources.${resource.name}.name`, { smart_count: 1 });
  const around = renderAround ?? ((content: ReactNode) => <Page title={name}>{content}</Page>);
  return around(<RecordState resource={resource.name} error={error} onRetry={refetch} rows={4} />);
}
