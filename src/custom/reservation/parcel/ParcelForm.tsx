// One parcel of the reservation, for one selected box.
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../../ui/Icon.tsx';
import { IconAction } from '../../../ui/IconAction.tsx';
import type { Reservation } from '../useReservation.ts';
import type { ParcelValues } from '../values.ts';
import { ParcelFields } from './ParcelFields.tsx';

interface Props {
  readonly reservation: Reservation;
  readonly parcel: ParcelValues;
  /** Its index in the form. */
  readonly index: number;
}

function ParcelHead({ reservation, parcel: { boxId }, index }: Props) {
  const translate = useTranslate();
  const box = reservation.boxOf(boxId);
  const name = box?.name ?? '';
  return (
    <div className="line parcelHead">
      <span className="count place">{index + 1}</span>
      <h3 id={`parcel-${boxId}`}>{translate('reservation.box', { name })}</h3>
      <span className="soft">{box?.boxTypeName}</span>
      {box?.bottomFlag && <Icon name="access" />}
      <span className="grow" />
      <IconAction
        icon="cross"
        label={translate('reservation.remove', { name })}
        disabled={reservation.busy}
        onClick={() => reservation.remove(boxId)}
      />
    </div>
  );
}

/** Fields that show their own errors. */
const AT_FIELD = ['parcelNumber', 'countryCode', 'category', 'costReasonId', 'price'];

const Alert = ({ children }: { readonly children: ReactNode }) => (
  <div className="note alarm parcelRefused" role="alert">
    <Icon name="stop" />
    {children}
  </div>
);

function Refused({ reservation, parcel }: Omit<Props, 'index'>) {
  const translate = useTranslate();
  const { boxId, refusal } = parcel;
  if (!reservation.isTaken(parcel)) {
    const isAtField = AT_FIELD.includes(refusal?.field ?? '');
    return (
      refusal &&
      !isAtField && (
        <Alert>
          <p>{refusal.message}</p>
        </Alert>
      )
    );
  }
  const offer = reservation.offerFor(parcel);
  return (
    <Alert>
      <div>
        <p>
          <b>{translate('reservation.taken', { name: reservation.boxOf(boxId)?.name ?? '' })}</b>
          <span>
            {offer
              ? translate('reservation.nearest', { name: offer.name, size: offer.boxTypeName })
              : translate('reservation.noneLeft')}
          </span>
        </p>
        {offer && (
          <Button
            size="small"
            disabled={reservation.busy}
            onClick={() => reservation.move(boxId, offer.boxId)}
          >
            {translate('reservation.take', { name: offer.name })}
          </Button>
        )}
      </div>
    </Alert>
  );
}

const FORM = { gap: 1.5, p: '12px 16px', borderTop: '1px solid var(--line)' };

export function ParcelForm(props: Props) {
  const { reservation, parcel, index } = props;
  const { form, busy, priced } = reservation;
  return (
    <Stack
      component="section"
      className="parcelForm"
      sx={FORM}
      aria-labelledby={`parcel-${parcel.boxId}`}
    >
      <ParcelHead {...props} />
      <Refused {...props} />
      <fieldset
        className="parcelFields stack-12"
        disabled={busy}
        onChange={() => parcel.refusal && form.setValue(`parcels.${index}.refusal`, null)}
      >
        <ParcelFields parcel={parcel} index={index} priced={priced} />
      </fieldset>
    </Stack>
  );
}
