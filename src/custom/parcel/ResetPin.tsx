// Resets a PIN: says beforehand whether its message can leave; where it cannot, the new PIN is shown once.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { parcelActions } from '../../../contract/parcels/parcelActions.ts';
import type { ParcelInfo } from '../../../contract/parcels/parcels.ts';
import { pinResets } from '../../../contract/parcels/pinResets.ts';
import { canLeave, type Delivery } from '../../../domain/messages/delivery.ts';
import { call } from '../../dataProvider/call.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { useFailure } from '../../engine/useFailure.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { ShownKey } from '../shared/ShownKey.tsx';
import { useRequest } from '../shared/useRequest.ts';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { WillLeave } from '../shared/willLeave/WillLeave.tsx';
import { parcelKey, useParcelAction } from './useParcel.ts';

interface Props {
  readonly parcel: ParcelInfo;
  readonly onLeave: () => void;
}

/** The new PIN, once it has been read; after a refusal the dialog closes, as the parcel differs from what was shown. */
function useReveal({ ordersId, lastUpdatedTime: asRead }: ParcelInfo, onLeave: () => void) {
  const client = useQueryClient();
  const showError = useFailure();
  const refetch = () => void client.invalidateQueries({ queryKey: parcelKey(ordersId) });
  return useRequest({
    mutationFn: () => call(pinResets.reveal, { ordersId }, { asRead }),
    onSuccess: refetch,
    onError: (error) => {
      showError(error);
      onLeave();
      refetch();
    },
    // A PIN is forgotten with its dialog.
    gcTime: 0,
  });
}

/** What the answer says became of the message. */
const doneOf = (answer: unknown): string => {
  const { delivery } = answer as { delivery?: Delivery };
  return `parcel.resendPin.${delivery === undefined ? 'asked' : `sent.${delivery}`}`;
};

export function ResetPin({ parcel, onLeave }: Props) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { ordersId, parcelNumber: number, boxName, lockerName: locker } = parcel;
  const answer = useDelivery([{ event: 'PIN_RESEND', ordersId }]);
  const { known, delivery } = answer;
  const { busy: sending, run } = useParcelAction(parcel, onLeave);
  const { data, isPending: revealing, send: reveal } = useReveal(parcel, onLeave);
  const values = { number, box: boxName ?? '', locker };
  const say = (key: string) => translate(`parcel.resendPin.${key}`, values);
  if (data)
    return (
      <ShownKey
        title={say('shown.title')}
        secret={data.pinCode}
        messages="parcel.resendPin.shown"
        onDone={onLeave}
      />
    );
  const busy = sending || revealing;
  const leaves = delivery === undefined || canLeave(delivery);
  const reveals = known && delivery !== undefined && delivery !== 'SENDS';
  const mayReveal = reveals && canAccess(pinResets.reveal);
  const send = () =>
    run({
      action: 'resendPin',
      ask: () => call(parcelActions.resendPin, { ordersId }, { asRead: parcel.lastUpdatedTime }),
      done: doneOf,
    });
  return (
    <DialogFrame title={say('question')} onLeave={busy ? undefined : onLeave}>
      <WillLeave answer={answer} messages="parcel.resendPin.consequence" values={values} />
      {reveals && <p>{say(mayReveal ? 'mayReveal' : 'mayNotReveal')}</p>}
      <DialogActions>
        <Button disabled={busy} onClick={onLeave}>
          {translate(known && !leaves && !mayReveal ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {mayReveal && (
          <Button
            variant={leaves ? 'outlined' : 'contained'}
            disabled={busy}
            onClick={() => reveal()}
          >
            {say('reveal')}
          </Button>
        )}
        {known && leaves && (
          <Button variant="contained" disabled={busy} onClick={send}>
            {say('label')}
          </Button>
        )}
      </DialogActions>
    </DialogFrame>
  );
}
