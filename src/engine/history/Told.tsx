// What a happening tells: each field before and after side by side, then whatever else there is of it.
import { useTranslate } from 'react-admin';
import type { AuditRow, AuditValue } from '../../../contract/operations/audit.ts';
import { useAuditWords } from './useAuditWords.ts';
import './history.css';

/** There was no record yet, or is none any more. */
const NONE = '–';

interface ShownProps {
  readonly kind: string;
  readonly field: string;
  readonly shown: AuditValue | null;
}

/** A masked value says why; a removed one is said as such. */
function Shown({ kind, field, shown }: ShownProps) {
  const translate = useTranslate();
  const words = useAuditWords();
  if (!shown) return <span className="faint">{NONE}</span>;
  const text = words.value(kind, field, shown);
  const soft = shown.hidden === 'REMOVED' || shown.value === null || shown.value === '';
  return (
    <span
      className={soft ? 'faint lines' : 'lines'}
      title={shown.hidden === 'MASKED' ? translate('auditWords.masked') : undefined}
    >
      {text}
    </span>
  );
}

export function Changes({ row }: { readonly row: AuditRow }) {
  const translate = useTranslate();
  const words = useAuditWords();
  if (row.changes.length === 0) return null;
  // A record that was made had nothing before: a column of dashes would say no more.
  const made = row.changes.every(({ from }) => from === null);
  return (
    <table className={made ? 'diff made' : 'diff'}>
      <thead>
        <tr>
          <th scope="col">{translate('auditWords.field')}</th>
          {!made && <th scope="col">{translate('auditWords.before')}</th>}
          <th scope="col">{translate(made ? 'auditWords.value' : 'auditWords.after')}</th>
        </tr>
      </thead>
      <tbody>
        {row.changes.map(({ field, from, to }) => (
          <tr key={field}>
            <th scope="row">{words.field(row.subjectKind, field)}</th>
            {!made && (
              <td className="before">
                <Shown kind={row.subjectKind} field={field} shown={from} />
              </td>
            )}
            <td className="after">
              <Shown kind={row.subjectKind} field={field} shown={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function ToldFacts({ row }: { readonly row: AuditRow }) {
  const words = useAuditWords();
  if (row.facts.length === 0) return null;
  return (
    <dl className="facts">
      {row.facts.map(({ field, told }) => (
        <div key={field}>
          <dt>{words.field(row.subjectKind, field)}</dt>
          <dd>
            <Shown kind={row.subjectKind} field={field} shown={told} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
