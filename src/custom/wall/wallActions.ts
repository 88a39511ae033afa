// Problems to handle, from all of the wall's data: each once, highest priority first.
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import { gravityOf, type AlertType } from '../../../domain/alerts.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import {
  troubleOf,
  visitedOf,
  type Figures,
  type InTrouble,
  type VisitedBoxes,
} from '../shared/networkNow/figures.ts';
import { troubledLockers } from '../shared/networkNow/lockersNow.ts';
import type { WallNow } from './useWall.ts';

/** Act now; look soon; know. */
export type Tone = 'alarm' | 'warn' | 'quiet';

/** One problem at one location; or several of one cause, or boxes of many lockers, which have no location. */
export type Action = { readonly key: string; readonly tone: Tone; readonly lockerId?: RecordId } & (
  | { readonly type: 'alert'; readonly alert: AlertRow }
  | { readonly type: 'trouble'; readonly trouble: InTrouble }
  | { readonly type: 'boxes'; readonly boxes: VisitedBoxes }
  | { readonly type: 'several'; readonly alike: readonly Action[] }
);

const TONES = { GRAVE: 'alarm', SERIOUS: 'warn', MINOR: 'quiet' } as const;
const RANK: readonly Tone[] = ['alarm', 'warn', 'quiet'];

/** The alerts that say of a locker that it is unreachable. */
const SILENT: readonly AlertType[] = ['LOCKER_DISCONNECTED', 'POWER_OFF'];

const ofAlert = (alert: AlertRow): Action => ({
  key: `alert ${alert.id}`,
  tone: TONES[gravityOf(alert.alertType)],
  lockerId: alert.lockerId,
  type: 'alert',
  alert,
});

const ofTrouble = (trouble: InTrouble): Action => ({
  key: `trouble ${trouble.lockerId}`,
  tone: trouble.urgent ? 'alarm' : 'warn',
  lockerId: trouble.lockerId,
  type: 'trouble',
  trouble,
});

interface Known {
  readonly alerts: readonly AlertRow[];
  /** Whether alerts are shown here; otherwise the figures alone report trouble. */
  readonly alertsAllowed: boolean;
  readonly figures: Figures;
  readonly lockers: readonly LockerRow[];
}

const ofBoxes = (boxes: VisitedBoxes): Action => ({
  key: `boxes ${boxes.status}`,
  tone: 'warn',
  type: 'boxes',
  boxes,
});

/** Flagged boxes of which each has its alert are no row of their own. */
const isUnsaid =
  (alerts: readonly AlertRow[]) =>
  ({ status, boxCount }: VisitedBoxes): boolean =>
    status !== 'FLAGGED' ||
    boxCount > alerts.filter(({ alertType }) => alertType === 'FLAGGED_LOCKED').length;

const isSilent = ({ trouble }: InTrouble) => trouble === 'OFFLINE';

/**
 * All problems to handle. A locker that is not online without a known reason is listed by itself: that is all a
 * server of the documented endpoints reports.
 */
function actionsOf({ alerts, alertsAllowed, figures, lockers }: Known): readonly Action[] {
  const has = (lockerId: RecordId, types: readonly AlertType[]) =>
    alerts.some((alert) => alert.lockerId === lockerId && types.includes(alert.alertType));
  const troubles = (troubleOf(figures)?.rows ?? []).filter(({ trouble, lockerId }) =>
    trouble === 'OFFLINE' ? !has(lockerId, SILENT) : !alertsAllowed,
  );
  const named = new Set([...alerts, ...troubles].map(({ lockerId }) => lockerId));
  const silent = new Set(troubles.filter(isSilent).map(({ lockerId }) => lockerId));
  const rest = troubledLockers(lockers).filter(({ lockerId, trouble }) =>
    trouble === 'OFFLINE' ? !silent.has(lockerId) && !has(lockerId, SILENT) : !named.has(lockerId),
  );
  const all = [
    ...alerts.map(ofAlert),
    ...[...troubles, ...rest].map(ofTrouble),
    ...visitedOf(figures).filter(isUnsaid(alerts)).map(ofBoxes),
  ];
  return all.toSorted((one, other) => RANK.indexOf(one.tone) - RANK.indexOf(other.tone));
}

/** The problems that the wall's data reports so far. */
export const wallActions = ({ alerts, figures, lockers }: WallNow): readonly Action[] =>
  actionsOf({
    alerts: alerts.data?.rows ?? [],
    alertsAllowed: alerts.shown,
    figures: figures.data ?? {},
    lockers: lockers.data?.rows ?? [],
  });
