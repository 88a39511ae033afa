// History of a record, latest first: time, event, actor, origin, and changed fields.
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { audit, type AuditRow } from '../../../contract/operations/audit.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { call } from '../../dataProvider/call.ts';
import { Time } from '../fields/Time.tsx';
import { PageMessages } from '../PageMessages.tsx';
import { Empty } from '../../ui/states/Empty.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Loading } from '../../ui/states/Loading.tsx';
import { Changes, EventFacts } from './EventFacts.tsx';
import { useAuditMessages } from './useAuditMessages.ts';
import './history.css';

/** Page size. */
const AT_ONCE = 20;

interface Props {
  readonly subject: readonly [type: string, id: RecordId];
}

const line = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.5,
  py: 2,
  '&:first-of-type': { pt: 0 },
  '&:last-of-type': { pb: 0, border: 0 },
};

function Line({ row }: { readonly row: AuditRow }) {
  const messages = useAuditMessages();
  return (
    <ListItem divider disableGutters sx={line}>
      <p className="line">
        <Time className="soft" at={row.time} />
        <b>{messages.what(row.eventType)}</b>
      </p>
      <p className="soft">
        {messages.by(row)}
        {row.ip !== null && <span className="ip">{row.ip}</span>}
      </p>
      <Changes row={row} />
      <EventFacts row={row} />
    </ListItem>
  );
}

function useLines([subjectType, id]: Props['subject']) {
  const subjectId = `${id}`;
  return useInfiniteQuery({
    queryKey: ['audit', 'record', subjectType, subjectId],
    queryFn: ({ pageParam, signal }) =>
      call(audit.list, { subjectType, subjectId, page: pageParam, size: AT_ONCE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: (last, all) => (all.length < last.totalPages ? all.length : undefined),
  });
}

function Lines({ subject }: Props) {
  const translate = useTranslate();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useLines(subject);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading rows={4} columns={2} />;
  const rows = data.pages.flatMap(({ content }) => content);
  if (rows.length === 0)
    return (
      <Empty title={translate('auditMessages.none')}>{translate('auditMessages.noneText')}</Empty>
    );
  return (
    <>
      <List component="ol" className="audit-lines" disablePadding>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </List>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('auditMessages.more')}
        </Button>
      )}
    </>
  );
}

export default function History({ subject }: Props) {
  return (
    <section className="panel pad record-history">
      <PageMessages>
        <Lines subject={subject} />
      </PageMessages>
    </section>
  );
}
