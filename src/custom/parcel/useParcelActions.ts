// What can be done to a parcel now, by its status and the user's permissions: the resource's actions, and the page's own.
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { boxes } from '../../../contract/boxes/boxes.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { cases } from '../../../contract/operations/cases.ts';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { pinResets } from '../../../contract/parcels/pinResets.ts';
import { canLeave } from '../../../domain/messages/delivery.ts';
import { holdsBox, isBooked, isInBox } from '../../../domain/parcels/parcelMoves.ts';
import { isOutgoing } from '../../../domain/parcels/parcels.ts';
import { EXPIRY_AHEAD_MAX_DAYS } from '../../../domain/parcels/storageRules.ts';
import { call } from '../../dataProvider/call.ts';
import { useActions } from '../../engine/actions/useActions.ts';
import { useArrival } from '../../engine/actions/useArrival.ts';
import { usePageDialog } from '../shared/usePageDialog.ts';
import { moment } from '../../engine/fields/clock.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import { newCaseUrl } from '../shared/newCaseUrl.ts';
import type { RecordAction } from '../shared/recordActions/ActionButtons.tsx';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { useOpenBox } from './useOpenBox.ts';
import { useParcelAction } from './useParcel.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The days by which one press extends the storage. */
const LONGER = [1, 3] as const;

export interface ParcelAction extends RecordAction<string> {
  /** What it does, below its button in the headline; actions without it are beside the number. */
  readonly effect?: string;
  readonly begin: () => void;
}

type Face = Pick<ParcelAction, 'icon'> & Partial<ParcelAction>;

/** Extends the storage without a question: the button says until when. */
function useExtending(parcel: ParcelInfo, now: number) {
  const { ordersId, expiryTime, lastUpdatedTime: asRead } = parcel;
  const translate = useTranslate();
  const { run } = useParcelAction(parcel, () => undefined);
  return (offered: boolean): ParcelAction[] => {
    if (!offered || expiryTime === null) return [];
    return LONGER.map((days) => ({ days, until: Math.max(expiryTime, now) + days * DAY_MS }))
      .filter(({ until }) => until <= now + EXPIRY_AHEAD_MAX_DAYS * DAY_MS)
      .map(({ days, until }) => {
        const values = { smart_count: days, time: moment(until) };
        const send = () =>
          call(parcelActions.changeExpiry, { ordersId, expiryTime: until }, { asRead });
        return {
          action: `extend${days}`,
          label: translate('parcel.extend.label', values),
          effect: translate('parcel.extend.effect', values),
          icon: 'clock',
          to: undefined,
          begin: () => run({ action: 'extend', ask: send, values }),
        };
      });
  };
}

/** Whether a new PIN reaches the customer, in words. */
function usePinEffect({ ordersId }: ParcelInfo, offered: boolean): string {
  const translate = useTranslate();
  const mayReveal = useCanAccess()(pinResets.reveal);
  const { delivery } = useDelivery(offered ? [{ event: 'PIN_RESEND', ordersId }] : []);
  const leaves = delivery === undefined || canLeave(delivery);
  return translate(`parcel.resendPin.effect.${leaves ? 'sent' : mayReveal ? 'read' : 'stays'}`);
}

/** @param now epoch milliseconds of what is shown */
export function useParcelActions(parcel: ParcelInfo, now: number) {
  const translate = useTranslate();
  const notify = useNotify();
  const canAccess = useCanAccess();
  const { offered, start, messages, resource } = useActions();
  const { ordersId, ordersStatus, boxId, parcelNumber } = parcel;
  const may = (fits: boolean, ...calls: readonly Guarded[]) => fits && calls.every(canAccess);
  const mayNumber = may(isBooked(ordersStatus), parcelActions.changeNumber);
  const isInside = isInBox(ordersStatus);
  const mayPin = may(isInside && !isOutgoing(parcel.parcelType), parcelActions.resendPin);
  const dialog = usePageDialog<'changeNumber', 'resendPin' | 'why'>({ changeNumber: mayNumber });
  const { begin, ...box } = useOpenBox(parcel);
  const extending = useExtending(parcel, now);
  const pinEffect = usePinEffect(parcel, mayPin);
  const own = (action: string, face: Face): ParcelAction => ({
    action,
    label: face.label ?? translate(`parcel.${action}.label`, { box: parcel.boxName ?? '' }),
    to: undefined,
    begin: () => undefined,
    ...face,
  });
  const rows = [{ ...parcel }];
  const names = offered('row', rows[0]);
  const declared = (action: string, face: Face): ParcelAction[] => {
    const { [action]: known } = resource.actions;
    if (!names.includes(action) || known?.does !== 'call') return [];
    const { grave } = known;
    const begin = () => start(action, rows);
    return [own(action, { label: messages.label(action), grave: grave === true, begin, ...face })];
  };
  const effect = (action: string) => translate(`parcel.${action}.effect`);
  const holds = boxId !== null && holdsBox(ordersStatus);
  const mayOpen = may(holds, boxes.remoteOpen, boxes.openTask, lockers.one);
  const mayScan = may(isInside, parcelActions.warehouse);
  const actions: readonly ParcelAction[] = [
    ...extending(names.includes('changeExpiry')),
    ...declared('cancel', { icon: 'cross', effect: messages.consequence('cancel', rows) }),
    mayPin &&
      own('resendPin', {
        icon: 'refresh',
        primary: true,
        effect: pinEffect,
        begin: () => dialog.show('resendPin'),
      }),
    mayOpen && own('openBox', { icon: 'unlock', effect: effect('openBox'), begin }),
    mayScan &&
      own('toWarehouse', {
        icon: 'boxes',
        effect: effect('toWarehouse'),
        to: pageUrl(routes.toWarehouse, { parcelNumber }),
      }),
    ...declared('changeExpiry', { icon: 'clock' }),
    mayNumber && own('changeNumber', { icon: 'edit', begin: () => dialog.open('changeNumber') }),
    canAccess(cases.create) && own('openCase', { icon: 'log', to: newCaseUrl({ ordersId }) }),
  ].filter((action) => action !== false);
  const onBegin = useEvent((name: string) => {
    const action = actions.find((one) => one.action === name);
    if (action) action.begin();
    else notify('engine.act.notNow', { type: 'warning' });
  });
  // A door is opened from here only: a link never opens one.
  useArrival(true, (name) => onBegin(name === 'openBox' ? '' : name));
  return { actions, onBegin, box, dialog };
}
