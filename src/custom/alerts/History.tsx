// The history of an alert: who did what and when, newest first.
import { useTranslate } from 'react-admin';
import { alertCalls, type AlertEvent, type AlertRow } from '../../../contract/operations/alerts.ts';
import { useCall } from '../../engine/useCall.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { Time } from '../../engine/fields/Time.tsx';
import { Pending } from '../shared/Pending.tsx';
import { boxWhy } from '../../../contract/boxes/boxWhy.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Strays } from '../shared/strays/Strays.tsx';
import '../../ui/timeLine.css';

function BoxStrays({ row }: { readonly row: AlertRow }) {
  const canAccess = useCanAccess();
  const boxId = row.alertType === 'FLAGGED_LOCKED' ? row.boxId : null;
  const may = canAccess(boxWhy.read);
  const { data } = useCall(
    ['boxWhy', boxId, row.lastUpdatedTime],
    boxWhy.read,
    { boxId: boxId ?? 0 },
    { enabled: may && boxId !== null },
  );
  if (!data || data.strays.length === 0) return null;
  return (
    <section className="panel pad facts-panel wide-panel">
      <Strays why={data} />
    </section>
  );
}

const SIGNS: Record<AlertEvent['what'], IconName> = {
  RAISED: 'bell',
  NOTIFIED: 'mail',
  ENDED: 'check',
  ACKNOWLEDGED: 'hand',
  ASSIGNED: 'people',
  SNOOZED: 'moon',
  WOKEN: 'bell',
  RELEASED: 'undo',
  RESOLVED: 'check',
};

/** The label of an entry: what was done, by whom, and its details. */
function useMessages() {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`alertHistory.${key}`, values);
  return {
    what: ({ what, assignee, until }: AlertEvent) =>
      what === 'ASSIGNED' && assignee === null
        ? say('unassigned')
        : say(`what.${what}`, { assignee, until: until === null ? '' : moment(until) }),
    by: ({ byType, byName }: AlertEvent) =>
      byType === 'STAFF' ? say('by.STAFF', { name: byName ?? '' }) : say(`by.${byType}`),
    notified: ({ notified }: AlertEvent) =>
      notified > 0 ? say('notified', { smart_count: notified }) : undefined,
  };
}

function Line({ line }: { readonly line: AlertEvent }) {
  const messages = useMessages();
  const notified = messages.notified(line);
  return (
    <li>
      <Time className="soft" at={line.time} />
      <span className={line.what === 'RAISED' ? 'dot alarm' : 'dot'}>
        <Icon name={SIGNS[line.what]} size={14} />
      </span>
      <div>
        <b>{messages.what(line)}</b>
        <p className="soft">{messages.by(line)}</p>
        {line.note !== null && <p className="lines">{line.note}</p>}
        {notified !== undefined && <p className="soft">{notified}</p>}
      </div>
    </li>
  );
}

export default function History({ row }: { readonly row: AlertRow }) {
  const translate = useTranslate();
  const { id, lastUpdatedTime } = row;
  // Refetch when the alert changes: a change adds an entry.
  const { data, error, refetch } = useCall(
    ['alerts', 'history', id, lastUpdatedTime],
    alertCalls.history,
    { id },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <BoxStrays row={row} />
      <section className="panel pad facts-panel wide-panel" aria-busy={data === undefined}>
        <h2>{translate('alertHistory.title')}</h2>
        <Pending query={{ data, error, refetch }} rows={3} columns={2} />
        {data && (
          <ol className="time-line">
            {data.content.toReversed().map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
