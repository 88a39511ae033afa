// Details of an event: each field before and after, then other details.
import { DataTable, useTranslate } from 'react-admin';
import type { AuditRow, AuditValue } from '../../../contract/operations/audit.ts';
import { Fact } from '../../ui/Fact.tsx';
import { useAuditMessages } from './useAuditMessages.ts';
import '../show.css';
import './history.css';

/** The record did not exist yet, or no longer exists. */
const NONE = '–';

/** Masked values state the reason; removed ones are marked as such. */
function Shown({ of, field, shown }: { of: string; field: string; shown: AuditValue | null }) {
  const translate = useTranslate();
  const messages = useAuditMessages();
  if (!shown) return <span className="faint">{NONE}</span>;
  const text = messages.value(of, field, shown);
  const soft = shown.hidden === 'REMOVED' || shown.value === null || shown.value === '';
  return (
    <span
      className={soft ? 'faint lines' : 'lines'}
      title={shown.hidden === 'MASKED' ? translate('auditMessages.masked') : undefined}
    >
      {text}
    </span>
  );
}

type Change = AuditRow['changes'][number];

export function Changes({ row: { changes, subjectType } }: { readonly row: AuditRow }) {
  const translate = useTranslate();
  const messages = useAuditMessages();
  if (changes.length === 0) return null;
  // A created record had no values before: a column of dashes would add nothing.
  const made = changes.every(({ from }) => from === null);
  const value = (side: 'from' | 'to', label: 'before' | 'value' | 'after') => (
    <DataTable.Col
      label={translate(`auditMessages.${label}`)}
      render={(change: Change) => (
        <Shown of={subjectType} field={change.field} shown={change[side]} />
      )}
    />
  );
  return (
    <DataTable
      className="diff"
      resource="audit"
      data={changes.map((change) => ({ id: change.field, ...change }))}
      bulkActionButtons={false}
      rowClick={false}
    >
      <DataTable.Col
        label={translate('auditMessages.field')}
        render={({ field }: Change) => messages.field(subjectType, field)}
      />
      {!made && value('from', 'before')}
      {value('to', made ? 'value' : 'after')}
    </DataTable>
  );
}

export function EventFacts({ row }: { readonly row: AuditRow }) {
  const messages = useAuditMessages();
  if (row.facts.length === 0) return null;
  return (
    <dl className="facts stack-8">
      {row.facts.map(({ field, value }) => (
        <Fact key={field} label={messages.field(row.subjectType, field)}>
          <Shown of={row.subjectType} field={field} shown={value} />
        </Fact>
      ))}
    </dl>
  );
}
