// The dashboard's response prepared for display; missing values stay unknown and are never 0.
import type { Diagrams } from '../../../../contract/reports/dashboard.ts';
import { SHOWN_STATUSES, type ShownStatus } from '../../../../domain/boxes/boxes.ts';
import { percentOf } from '../../../../domain/percentOf.ts';
import type { RecordId } from '../../../../domain/recordId.ts';

/** A response of any server: fields may be absent. */
export type Figures = Partial<Diagrams>;

/** A count, or undefined when missing. */
export type Count = number | undefined;

const count = (value: unknown): Count =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

/** A list, or undefined when missing. */
const list = <T>(value: readonly T[] | undefined): readonly T[] | undefined =>
  Array.isArray(value) ? value : undefined;

const WINDOW = {
  booked: 'bookedIn48Hrs',
  deposited: 'depositedIn48Hrs',
  collected: 'collectedIn48Hrs',
  post: 'postIn48Hrs',
  alerts: 'alertsIn48Hrs',
} as const satisfies Record<string, keyof Diagrams>;

export type FigureName = keyof typeof WINDOW;

export const FIGURE_NAMES = Object.keys(WINDOW) as FigureName[];

/** R2.61: the dashboard shows counts of the last 48 hours: booked, deposited, collected, post and alerts. */
export const figureOf = (figures: Figures, name: FigureName): Count => count(figures[WINDOW[name]]);

/** The same figure for the 48 hours before; undefined where the server does not report it. */
export const beforeOf = (figures: Figures, name: FigureName): Count =>
  count(figures.before48Hrs?.[name]);

/** Alerts that nobody has taken. */
export const notTakenOf = (figures: Figures): Count => count(figures.alertsNotTaken);

/** A locker in trouble. */
export type InTrouble = NonNullable<Diagrams['troubleList']>[number];

/** Boxes that ask for a visit. */
export type VisitedBoxes = NonNullable<Diagrams['visitedBoxList']>[number];

/** The states of boxes that ask for a visit, where there are any such boxes in reachable lockers. */
export const visitedOf = (figures: Figures): readonly VisitedBoxes[] =>
  list(figures.visitedBoxList)?.filter((row) => row.boxCount > 0) ?? [];

/** The worst lockers and the total; undefined where the server does not report it. */
export function troubleOf(
  figures: Figures,
): { rows: readonly InTrouble[]; count: number } | undefined {
  const rows = list(figures.troubleList);
  return rows && { rows, count: count(figures.troubleCount) ?? rows.length };
}

/** Open cases: those not yet resolved. */
export const openCasesOf = (figures: Figures): Count => count(figures.openCaseCount);

/** Parcels that expire within the next 24 hours. */
export const expiringOf = (figures: Figures): Count => count(figures.expiringIn24Hrs);

const STATES: Record<ShownStatus, keyof Diagrams> = {
  AVAILABLE: 'availableCount',
  STORED: 'occupiedCount',
  RESERVED: 'bookedCount',
  LOCKED: 'lockedCount',
  FLAGGED: 'flaggedCount',
  EXPIRED: 'expiredCount',
};

/** A state of boxes, including unknown. */
export type KnownStatus = ShownStatus | 'UNKNOWN';

export interface StateCount {
  readonly status: KnownStatus;
  readonly count: Count;
}

/** Boxes of unreachable lockers: a separate state, where the server reports it and there are any. */
const unknownOf = (figures: Figures): readonly { status: KnownStatus; count: Count }[] => {
  const unknown = count(figures.unknownCount);
  return unknown ? [{ status: 'UNKNOWN', count: unknown }] : [];
};

/** The counts of doors (R3.87), in the order of the legend. */
export function statesOf(figures: Figures): { states: readonly StateCount[]; total: Count } {
  const known = SHOWN_STATUSES.map((status) => ({ status, count: count(figures[STATES[status]]) }));
  const counts = [...known, ...unknownOf(figures)];
  const total = counts.reduce<Count>(
    (sum, one) => (sum === undefined || one.count === undefined ? undefined : sum + one.count),
    0,
  );
  return { states: counts, total };
}

export interface SizeRow {
  readonly name: string;
  readonly free: Count;
  readonly all: Count;
  /** Percent in use, 0 to 100. */
  readonly inUse: Count;
}

/** Utilization and availability by size (R3.88), in the server's order. */
export const sizesOf = (figures: Figures): readonly SizeRow[] | undefined =>
  list(figures.boxTypeList)?.map((row) => ({
    name: row.name,
    free: count(row.availableCount),
    all: count(row.totalCount),
    inUse: count(row.utilization),
  }));

export interface LockerUse {
  /** Absent where another server does not return it; the row is then not a link. */
  readonly lockerId: RecordId | undefined;
  readonly lockerName: string;
  readonly used: Count;
  readonly all: Count;
  /** Percent in use, 0 to 100; unknown without boxes. */
  readonly share: Count;
}

/** Boxes and occupied boxes of each locker (R2.64), fullest first, unknown last. */
export function lockerUses(figures: Figures): readonly LockerUse[] | undefined {
  const rows = list(figures.lockerDiagramsList)?.map((row) => {
    const [used, all] = [count(row.occupiedBoxCount), count(row.totalBoxCount)];
    const share = used === undefined || !all ? undefined : (percentOf(used, all) ?? undefined);
    return { lockerId: count(row.lockerId), lockerName: row.lockerName, used, all, share };
  });
  return rows?.toSorted((a, b) => (b.share ?? -1) - (a.share ?? -1) || (b.all ?? 0) - (a.all ?? 0));
}

export interface Preferred {
  readonly lockerName: string;
  readonly primary: Count;
  readonly secondary: Count;
}

/** The number of customers preferring each locker (R2.65), highest first; lockers without any are omitted. */
export function preferredOf(figures: Figures): readonly Preferred[] | undefined {
  const sum = (row: Preferred) => (row.primary ?? 0) + (row.secondary ?? 0);
  return list(figures.lockerPreferredCountList)
    ?.map((row) => ({
      lockerName: row.lockerName,
      primary: count(row.primaryCount),
      secondary: count(row.secondaryCount),
    }))
    .filter((row) => sum(row) > 0)
    .toSorted((a, b) => (b.primary ?? 0) - (a.primary ?? 0) || sum(b) - sum(a));
}
