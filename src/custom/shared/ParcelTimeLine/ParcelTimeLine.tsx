// The timeline of a parcel, newest entry first, with the next expected event above it, dashed.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { cases } from '../../../../contract/operations/cases.ts';
import type { ParcelEntry, ParcelStay } from '../../../../contract/parcels/parcelHistory.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { Time } from '../../../engine/fields/Time.tsx';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import type { ParcelStep } from '../../../../domain/parcels/parcelSteps.ts';
import { showUrl } from '../../../routes/route.ts';
import { spanOf } from '../../../../domain/spanOf.ts';
import { useLineMessages } from './useLineMessages.ts';
import '../../../ui/timeLine.css';

const ICONS: Record<ParcelStep, IconName> = {
  BOOKED: 'ticket',
  CANCELED: 'cross',
  TIMED_OUT: 'clock',
  DEPOSITED: 'parcel',
  POSTED: 'parcel',
  FAILED_DEPOSIT: 'stop',
  STRAY: 'warn',
  STRAY_RESOLVED: 'check',
  DISPUTED: 'warn',
  EXPIRED: 'late',
  EXTENDED: 'clock',
  COLLECTED: 'check',
  REMOVED: 'hand',
  WAREHOUSE_STORED: 'boxes',
  WAREHOUSE_COLLECTED: 'truck',
  RENUMBERED: 'edit',
  EXPIRY_CHANGED: 'clock',
  CHANGED: 'edit',
  PIN_RESENT: 'key',
  PIN_REVEALED: 'eye',
  CHARGED: 'price',
  PAID: 'price',
  OPENED: 'unlock',
  CASE_OPENED: 'log',
  CASE_RESOLVED: 'check',
  CASE_REOPENED: 'log',
  MESSAGE: 'sms',
};

/** The icon of an entry. */
const iconOf = ({ what, message }: ParcelEntry): IconName =>
  message?.channel === 'MAIL' ? 'mail' : ICONS[what];

/** Red means act now: errors stand out. */
const isGrave = ({ what, message }: ParcelEntry): boolean =>
  what === 'EXPIRED' || what === 'FAILED_DEPOSIT' || message?.state === 'FAILED';

interface NextProps {
  readonly next: NonNullable<ParcelStay['next']>;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The next event, dashed, at the top. */
function Next({ next: { what, time }, now }: NextProps) {
  const translate = useTranslate();
  const { unit, count } = spanOf(time - now);
  const span = translate(`parcelTimeLine.span.${unit}`, { smart_count: count });
  return (
    <li>
      <Time className="soft" at={time} />
      <span className="dot next">
        <Icon name={what === 'EXPIRY' ? 'late' : 'clock'} size={14} />
      </span>
      <div>
        <b>{translate(`parcelTimeLine.next.${what}.title`)}</b>
        <p className="soft">
          {time > now
            ? translate(`parcelTimeLine.next.${what}.in`, { span })
            : translate(`parcelTimeLine.next.${what}.due`)}
        </p>
      </div>
    </li>
  );
}

/** The event; a case links to its page, for users who may see it. */
function Title({ line }: { readonly line: ParcelEntry }) {
  const messages = useLineMessages();
  const canAccess = useCanAccess();
  const { caseId } = line;
  const opens = caseId != null && canAccess(cases.one);
  if (!opens) return <b>{messages.title(line)}</b>;
  return (
    <b>
      <Link to={showUrl('cases', caseId)}>{messages.title(line)}</Link>
    </b>
  );
}

function Line({ line }: { readonly line: ParcelEntry }) {
  const messages = useLineMessages();
  return (
    <li>
      <Time className="soft" at={line.time} />
      <span className={isGrave(line) ? 'dot alarm' : 'dot'}>
        <Icon name={iconOf(line)} size={14} />
      </span>
      <div>
        <Title line={line} />
        {messages.facts(line).map((fact) => (
          <p key={fact} className="soft">
            {fact}
          </p>
        ))}
      </div>
    </li>
  );
}

interface Props {
  readonly steps: readonly ParcelEntry[];
  readonly next: ParcelStay['next'];
  /** Epoch milliseconds. */
  readonly now: number;
  /** The list's accessible name. */
  readonly label: string;
}

/** The entries of one parcel. */
export function ParcelTimeLine({ steps, next, now, label }: Props) {
  const translate = useTranslate();
  if (steps.length === 0 && next === null)
    return <p className="soft">{translate('parcelTimeLine.none')}</p>;
  return (
    <ol className="time-line" aria-label={label}>
      {next && <Next next={next} now={now} />}
      {steps.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ol>
  );
}
