// Counts again what reports tell: a fold over the raw events in the order of their times, apart from the server's queries.
import type { Database } from '../../../server/db/connect.ts';
import { dayOf, daysBetween } from './cyprusDays.ts';

const HOUR = 60 * 60 * 1_000;

export interface Span {
  readonly startTime?: number;
  readonly endTime?: number;
}

interface Life {
  lockerId: number;
  /** Whether a customer laid it in: what goes out, and what goes back. */
  outward: boolean;
  booked?: number;
  stored?: number;
  collected?: number;
  state: string;
  finished: boolean;
  /** A deposit or collection whose time contradicts what was known: in no length of stay. */
  doubtful?: boolean;
  /** Where and when its time ran out. */
  expiries: { lockerId: number; time: number }[];
}

export interface Paid {
  id: number;
  memberId: number | null;
  ordersId: number | null;
  scheme: string;
  cents: number;
  charged: number;
  made?: number;
  from: number;
  until: number;
}

interface Trouble {
  raised: number;
  seen: number | null;
  over: number | null;
}

export interface Folded {
  readonly parcels: ReadonlyMap<number, Life>;
  readonly payments: ReadonlyMap<number, Paid>;
  readonly alerts: ReadonlyMap<number, Trouble>;
}

type Raw = {
  time: number;
  type: string;
  subjectId: string;
  lockerId: number | null;
  ordersId: number | null;
  memberId: number | null;
  toState: string | null;
  data: Record<string, unknown>;
};

function tellParcel(lives: Map<number, Life>, types: Map<number, string>, event: Raw): void {
  const id = Number(event.subjectId);
  const life = lives.get(id) ?? {
    lockerId: 0,
    outward: types.get(id) !== 'DEPOSIT_PARCEL',
    state: '',
    finished: false,
    expiries: [],
  };
  lives.set(id, life);
  life.lockerId = event.lockerId ?? life.lockerId;
  life.state = event.toState ?? life.state;
  life.finished = life.state === 'FINISHED';
  if (event.data['doubtful']) life.doubtful = true;
  if (event.type === 'PARCEL_BOOKED') life.booked = event.time;
  if (event.type === 'PARCEL_DEPOSITED' || event.type === 'PARCEL_POSTED') life.stored = event.time;
  if (event.type === 'PARCEL_COLLECTED') life.collected = event.time;
  if (event.type === 'PARCEL_EXPIRED')
    life.expiries.push({ lockerId: life.lockerId, time: event.time });
}

function tellPayment(paid: Map<number, Paid>, event: Raw): void {
  const { data, time, memberId, ordersId } = event;
  const id = Number(event.subjectId);
  const cents = Math.round(Number(data['amount']) * 100);
  const scheme = String(data['paymentScheme']);
  if (event.type === 'PAYMENT_CHARGED')
    paid.set(id, { id, memberId, ordersId, scheme, cents, charged: time, from: 0, until: 0 });
  const known = paid.get(id);
  if (event.type === 'PAYMENT_WITHDRAWN') paid.delete(id);
  if (event.type !== 'PAYMENT_MADE' || !known) return;
  known.made = time;
  known.from = Number(data['startTimeUseLocker'] ?? 0);
  known.until = Number(data['endTimeUseLocker'] ?? 0);
}

function tellAlert(alerts: Map<number, Trouble>, { type, time, subjectId }: Raw): void {
  const id = Number(subjectId);
  if (type === 'ALERT_RAISED') alerts.set(id, { raised: time, seen: null, over: null });
  const known = alerts.get(id);
  if (!known) return;
  if (type === 'ALERT_ACKNOWLEDGED') known.seen = time;
  if (type === 'ALERT_ENDED' || type === 'ALERT_SETTLED') known.over = time;
}

/** All that happened, folded. Of the parcels' rows only what never changes is read: what kind of parcel it is. */
export async function fold({ db }: Database): Promise<Folded> {
  const rows = await db.selectFrom('parcels').select(['ordersId', 'parcelType']).execute();
  const types = new Map<number, string>(rows.map((row) => [row.ordersId, row.parcelType]));
  const events = await db.selectFrom('events').selectAll().orderBy('time').orderBy('id').execute();
  const parcels = new Map<number, Life>();
  const payments = new Map<number, Paid>();
  const alerts = new Map<number, Trouble>();
  for (const event of events) {
    if (event.subjectType === 'parcel') tellParcel(parcels, types, event);
    if (event.subjectType === 'payment') tellPayment(payments, event);
    if (event.subjectType === 'alert') tellAlert(alerts, event);
  }
  return { parcels, payments, alerts };
}

/** Both ends belong to the span. */
export const isIn = (
  time: number | undefined,
  { startTime = -1, endTime = Infinity }: Span,
): boolean => time !== undefined && time >= startTime && time <= endTime;

/** What was laid in within the span, and whose time ran out within it, by locker. */
export function usage({ parcels }: Folded, span: Span) {
  const stored = [...parcels.values()].filter((life) => isIn(life.stored, span));
  const expiries = [...parcels.values()]
    .flatMap((life) => life.expiries)
    .filter(({ time }) => isIn(time, span));
  const lockerIds = new Set([...stored, ...expiries].map(({ lockerId }) => lockerId));
  return new Map(
    [...lockerIds].map((id) => {
      const lives = stored.filter(({ lockerId }) => lockerId === id);
      const members = lives.filter(({ outward }) => outward);
      return [
        id,
        {
          totalCount: lives.length,
          courier: lives.length - members.length,
          member: members.length,
          memberFinished: members.filter(({ finished }) => finished).length,
          expired: expiries.filter(({ lockerId }) => lockerId === id).length,
        },
      ] as const;
    }),
  );
}

const paidSpans = ({ payments }: Folded) =>
  [...payments.values()].filter(({ scheme, made }) => scheme !== 'PER_USE' && made !== undefined);

/** Split by its days in the calendar year of payment and the next, rest in the last cent, day after day. */
export function thisYearCents({ cents, made = 0, from, until }: Paid): number {
  const year = dayOf(made).slice(0, 4);
  const [first, last] = [dayOf(from), dayOf(until)];
  const days = daysBetween(first, last);
  let within = 0;
  for (
    let day = first;
    day < last;
    day = new Date(Date.parse(day) + 24 * HOUR).toISOString().slice(0, 10)
  )
    if (day.startsWith(year)) within += 1;
  return days === 0 ? cents : Math.floor((cents * within) / days);
}

/** Each paid span that ended within the span, and whether the same customer's next one had begun. */
export function ended(folded: Folded, span: Span, now: number) {
  const all = paidSpans(folded);
  return new Map(
    all
      .filter(({ until }) => until <= now && isIn(until, span))
      .map(({ id, memberId, until }) => {
        const goesOn = all.some(
          (other) => other.memberId === memberId && other.from <= until && other.until > until,
        );
        return [id, goesOn ? 'RENEWED' : 'EXPIRED'] as const;
      }),
  );
}

/** How many parcels taken out within the span lay how many hours. */
export function dwellings({ parcels }: Folded, span: Span): { hours: number; outward: boolean }[] {
  return [...parcels.values()].flatMap(({ stored, collected, outward, doubtful }) =>
    !doubtful && stored !== undefined && collected !== undefined && isIn(collected, span)
      ? { hours: (collected - stored) / HOUR, outward }
      : [],
  );
}

/** What each customer paid within the span: how often, by use and by subscription, in cents. */
export function payers({ payments }: Folded, span: Span) {
  const members = new Map<number, { count: number; byUse: number; subscribed: number }>();
  for (const { memberId, made, scheme, cents } of payments.values()) {
    if (memberId === null || !isIn(made, span)) continue;
    const known = members.get(memberId) ?? { count: 0, byUse: 0, subscribed: 0 };
    known.count += 1;
    known[scheme === 'PER_USE' ? 'byUse' : 'subscribed'] += cents;
    members.set(memberId, known);
  }
  return members;
}
