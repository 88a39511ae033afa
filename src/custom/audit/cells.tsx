// How the audit's fields are rendered in lists and on pages.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AuditRow } from '../../../contract/operations/audit.ts';
import { useAuditMessages } from '../../engine/history/useAuditMessages.ts';
import type { Cell } from '../../engine/fields/fieldType.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { showUrl } from '../../routes/route.ts';
import '../../engine/history/history.css';

type AuditCell = Cell<AuditRow>;

/** Maximum number of changes shown in a row; the rest are counted. */
const SHOWN = 2;

export function What({ row }: AuditCell) {
  const messages = useAuditMessages();
  return messages.what(row.eventType);
}

/** A link to the record, for users who may open it. */
function useAddress({ subjectType, subjectId, subjectResource }: AuditRow): string | undefined {
  const messages = useAuditMessages();
  const canAccess = useCanAccess();
  const resourceName = messages
    .ofSubject(subjectType)
    .filter(({ name }) => subjectResource === null || name === subjectResource)
    .find(({ show, collection: { one } }) => show.length > 0 && one && canAccess(one));
  return resourceName && /^\d+$/.test(subjectId) ? showUrl(resourceName, subjectId) : undefined;
}

export function About({ row }: AuditCell) {
  const messages = useAuditMessages();
  const address = useAddress(row);
  const text = messages.subject(row);
  const gone = row.subjectName?.hidden === 'REMOVED' || row.eventType === 'RECORD_REMOVED';
  return address === undefined || gone ? text : <Link to={address}>{text}</Link>;
}

export function DoneBy({ row }: AuditCell) {
  const translate = useTranslate();
  const messages = useAuditMessages();
  return row.byType === null ? translate('auditMessages.nobody') : messages.doer(row.byType);
}

export function Person({ row }: AuditCell) {
  const messages = useAuditMessages();
  return <span>{messages.by(row)}</span>;
}

/** `Status: Active → Suspended`, and the number of further changes. */
export function InShort({ row }: AuditCell) {
  const translate = useTranslate();
  const messages = useAuditMessages();
  const { changes, facts, subjectType } = row;
  const lines = [
    ...changes.map(({ field, from, to }) =>
      translate(from && to ? 'auditMessages.changed' : 'auditMessages.fact', {
        field: messages.field(subjectType, field),
        from: from ? messages.value(subjectType, field, from) : '',
        to: messages.value(subjectType, field, to ?? from ?? { value: null, hidden: null }),
      }),
    ),
    ...facts.map(({ field, value }) =>
      translate('auditMessages.fact', {
        field: messages.field(subjectType, field),
        to: messages.value(subjectType, field, value),
      }),
    ),
  ];
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN;
  return (
    <span className="audit-short">
      {lines.slice(0, SHOWN).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {more > 0 && (
        <span className="soft">{translate('auditMessages.moreFields', { smart_count: more })}</span>
      )}
    </span>
  );
}
