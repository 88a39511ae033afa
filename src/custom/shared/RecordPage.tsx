// The page of the record that its URL names: it loads, is not there, is not permitted, or is drawn by `children`.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useTranslate, type MessageKey } from 'react-admin';
import type { z } from 'zod';
import { CallError, isOffline } from '../../dataProvider/callError.ts';
import { shortMoment } from '../../engine/fields/clock.ts';
import { Page, type Crumb } from '../../engine/Page.tsx';
import { NoRecord } from '../../engine/states/NoRecord.tsx';
import { RecordState } from '../../engine/states/RecordState.tsx';
import { usePageQuery, type PageQuery } from '../../engine/usePageQuery.ts';
import type { Route } from '../../routes/route.ts';
import { Icon } from '../../ui/Icon.tsx';

/** What is known of the record besides its values. */
export interface Answer {
  /** Epoch milliseconds. */
  readonly answeredAt: number;
  /** Says that the last refetch failed, and since when the values are what they are. */
  readonly stale: ReactNode;
  readonly refetch: () => void;
}

interface Props<Q extends z.ZodObject, T> {
  readonly route: Route<Q>;
  readonly resource: string;
  /** The page that lists such records; by default the resource's list. */
  readonly list?: string;
  /** The page's name while the record is not known. */
  readonly title: string;
  readonly crumbs?: readonly Crumb[];
  /** The query of the record. */
  readonly read: (query: NonNullable<PageQuery<Q>['query']>) => UseQueryOptions<T>;
  /** The message of `stale`, filled with `message` and `time`. */
  readonly staleKey?: MessageKey;
  /** Of the placeholder. */
  readonly rows?: number;
  readonly columns?: number;
  readonly children: (record: T, answer: Answer) => ReactNode;
}

/** A lost connection is reported above every page. */
function Stale({ error, messages, at }: { error: unknown; messages: MessageKey; at: number }) {
  const translate = useTranslate();
  if (!(error instanceof Error) || isOffline(error)) return null;
  return (
    <div className="note warn" role="alert">
      <Icon name="stop" />
      <p className="grow">
        {translate(messages, { message: error.message, time: shortMoment(at) })}
      </p>
    </div>
  );
}

function One<T>({
  options,
  children,
  staleKey,
  ...state
}: Omit<Props<z.ZodObject, T>, 'read'> & { readonly options: UseQueryOptions<T> }) {
  const { data, error, dataUpdatedAt, refetch } = useQuery(options);
  const status = error instanceof CallError ? error.status : undefined;
  if (data !== undefined && status !== 404 && status !== 403)
    return children(data, {
      answeredAt: dataUpdatedAt,
      stale: staleKey && <Stale error={error} messages={staleKey} at={dataUpdatedAt} />,
      refetch: () => void refetch(),
    });
  const { title, crumbs, route } = state;
  return (
    <Page title={title} crumbs={crumbs}>
      <RecordState
        {...state}
        error={error}
        onRetry={refetch}
        denied={{ page: title, needs: route.needs }}
      />
    </Page>
  );
}

export function RecordPage<Q extends z.ZodObject, T>({ read, ...props }: Props<Q, T>): ReactNode {
  const { query, missing } = usePageQuery(props.route);
  const { search } = useLocation();
  const { title, crumbs, resource, list } = props;
  if (query) return <One key={JSON.stringify(query)} {...props} options={read(query)} />;
  // No record has an id that is none.
  const given = new URLSearchParams(search);
  const lacks = (missing ?? []).filter((name) => !given.get(name));
  return (
    <Page title={title} crumbs={crumbs}>
      <NoRecord {...{ resource, list, lacks: lacks.length > 0 ? lacks : undefined }} />
    </Page>
  );
}
