// Shown below an audit entry's facts: each field before and after, and any other recorded data.
import { useTranslate } from 'react-admin';
import type { AuditRow } from '../../../contract/operations/audit.ts';
import { Changes, EventFacts } from '../../engine/history/EventFacts.tsx';

export default function ChangesPanel({ row }: { readonly row: AuditRow }) {
  const translate = useTranslate();
  const nothing = row.changes.length === 0 && row.facts.length === 0;
  return (
    <section className="panel pad facts-panel wide-panel">
      <h2>
        {translate(row.changes.length > 0 ? 'auditMessages.whatChanged' : 'auditMessages.what')}
      </h2>
      <Changes row={row} />
      <EventFacts row={row} />
      {nothing && <p className="soft">{translate('auditMessages.noFields')}</p>}
    </section>
  );
}
