// Details of an event: each field before and after, then other details.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { AuditRow, AuditValue } from '../../../contract/operations/audit.ts';
import { useAuditMessages } from './useAuditMessages.ts';
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

export function Changes({ row }: { readonly row: AuditRow }) {
  const translate = useTranslate();
  const messages = useAuditMessages();
  if (row.changes.length === 0) return null;
  // A created record had no values before: a column of dashes would add nothing.
  const made = row.changes.every(({ from }) => from === null);
  return (
    <Table className="diff">
      <TableHead>
        <TableRow>
          <TableCell scope="col">{translate('auditMessages.field')}</TableCell>
          {!made && <TableCell scope="col">{translate('auditMessages.before')}</TableCell>}
          <TableCell scope="col">
            {translate(made ? 'auditMessages.value' : 'auditMessages.after')}
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {row.changes.map(({ field, from, to }) => (
          <TableRow key={field}>
            <TableCell component="th" scope="row">
              {messages.field(row.subjectKind, field)}
            </TableCell>
            {!made && (
              <TableCell className="before">
                <Shown of={row.subjectKind} field={field} shown={from} />
              </TableCell>
            )}
            <TableCell className="after">
              <Shown of={row.subjectKind} field={field} shown={to} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export function EventFacts({ row }: { readonly row: AuditRow }) {
  const messages = useAuditMessages();
  if (row.facts.length === 0) return null;
  return (
    <dl className="facts">
      {row.facts.map(({ field, told }) => (
        <div key={field}>
          <dt>{messages.field(row.subjectKind, field)}</dt>
          <dd>
            <Shown of={row.subjectKind} field={field} shown={told} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
