// Problems to handle, from all of the wall's data: each once, highest priority first.
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import { gravityOf, type AlertType } from '../../../domain/alerts.ts';
import { troubleOf, type InTrouble, type Figures } from '../shared/networkNow/figures.ts';

/** Act now; look soon; know. */
export type Tone = 'alarm' | 'warn' | 'quiet';

/** One problem at one location. */
export type Action = { readonly key: string; readonly tone: Tone; readonly lockerName: string } & (
  | { readonly kind: 'alert'; readonly alert: AlertRow }
  | { readonly kind: 'trouble'; readonly trouble: InTrouble }
  | { readonly kind: 'locker'; readonly locker: LockerRow }
);

const TONES = { GRAVE: 'alarm', SERIOUS: 'warn', MINOR: 'quiet' } as const;
const RANK: readonly Tone[] = ['alarm', 'warn', 'quiet'];

/** The alerts that duplicate trouble from the figures. */
const SAME: Readonly<Record<'OFFLINE' | 'EXPIRED' | 'FLAGGED', readonly AlertType[]>> = {
  OFFLINE: ['LOCKER_DISCONNECTED', 'POWER_OFF'],
  EXPIRED: [],
  FLAGGED: ['FLAGGED_LOCKED'],
};

const ofAlert = (alert: AlertRow): Action => ({
  key: `alert ${alert.id}`,
  tone: TONES[gravityOf(alert.alertType)],
  lockerName: alert.lockerName,
  kind: 'alert',
  alert,
});

const ofTrouble = (trouble: InTrouble): Action => ({
  key: `trouble ${trouble.lockerId}`,
  tone: trouble.urgent ? 'alarm' : 'warn',
  lockerName: trouble.lockerName,
  kind: 'trouble',
  trouble,
});

const ofLocker = (locker: LockerRow): Action => ({
  key: `locker ${locker.lockerId}`,
  tone: locker.lockerSituation === 'OFFLINE' ? 'alarm' : 'warn',
  lockerName: locker.lockerName,
  kind: 'locker',
  locker,
});

export interface Known {
  readonly alerts: readonly AlertRow[];
  /** Whether alerts are shown here; otherwise the figures alone report trouble. */
  readonly alertsSeen: boolean;
  readonly figures: Figures;
  readonly lockers: readonly LockerRow[];
}

const isSilent = ({ trouble }: InTrouble) => trouble === 'OFFLINE';

/**
 * * All problems to handle. A locker that is not online without a known reason is listed by itself: that is all a
 * server of the documented endpoints reports.
 */
export function actionsOf({ alerts, alertsSeen, figures, lockers }: Known): readonly Action[] {
  const said = (lockerId: number, types: readonly AlertType[]) =>
    alerts.some((alert) => alert.lockerId === lockerId && types.includes(alert.alertType));
  const troubles = (troubleOf(figures)?.rows ?? []).filter(({ trouble, lockerId }) =>
    trouble === 'ALERT' ? !alertsSeen : !said(lockerId, SAME[trouble]),
  );
  const named = new Set([...alerts, ...troubles].map(({ lockerId }) => lockerId));
  const silent = new Set(troubles.filter(isSilent).map(({ lockerId }) => lockerId));
  const rest = lockers.filter(({ lockerId, lockerSituation }) =>
    lockerSituation === 'OFFLINE'
      ? !silent.has(lockerId) && !said(lockerId, SAME.OFFLINE)
      : lockerSituation === 'EXCEPTION' && !named.has(lockerId),
  );
  const all = [...alerts.map(ofAlert), ...troubles.map(ofTrouble), ...rest.map(ofLocker)];
  return all.toSorted((one, other) => RANK.indexOf(one.tone) - RANK.indexOf(other.tone));
}
