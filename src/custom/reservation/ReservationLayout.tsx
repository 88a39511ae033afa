// The layout of both pages: steps, recipient, locker and parcels, with the navigation guard.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { BookedBoxes } from './parcel/BookedBoxes.tsx';
import { ParcelsPanel } from './parcel/ParcelsPanel.tsx';
import { ReservationSteps } from './ReservationSteps.tsx';
import type { Reservation } from './useReservation.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import type { BookedBox } from './values.ts';

interface DoneDialogProps {
  readonly booked: readonly BookedBox[];
  /** The message keys of the two options. */
  readonly first: string;
  readonly second: string;
  /** 'Option 1'. */
  readonly onFirst: () => void;
  /** 'Option 2'. */
  readonly onSecond: () => void;
}

/** After a reservation (R4.47, R4.48): two options; closing the dialog is the second. */
export function DoneDialog({ booked, first, second, onFirst, onSecond }: DoneDialogProps) {
  const translate = useTranslate();
  return (
    <DialogFrame
      title={translate('reservation.done', { smart_count: booked.length })}
      icon="check"
      onLeave={onSecond}
    >
      <BookedBoxes booked={booked} sx={{ minWidth: { sm: 360 }, px: 3, py: 1 }} />
      <DialogActions>
        <Button onClick={onSecond}>{translate(second)}</Button>
        <Button variant="contained" onClick={onFirst}>
          {translate(first)}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface Props {
  readonly reservation: Reservation;
  readonly who: string | undefined;
  /** Unsaved input besides the parcels, as fields of `resources.reservation`. */
  readonly entered?: readonly string[];
  readonly note: ReactNode;
  readonly children: ReactNode;
}

const NOTHING: readonly string[] = [];

export function ReservationLayout({ reservation, who, entered = NOTHING, note, children }: Props) {
  const translate = useTranslate();
  const { form, values, submit, discard, isEntered } = reservation;
  const changed = values.done ? [] : [...(isEntered ? ['parcels'] : []), ...entered];
  const { leaving } = useLeaving({ changed, save: submit, discard });
  return (
    <FormProvider {...form}>
      <div className="reserve stack-12">
        <ReservationSteps reservation={reservation} who={who} />
        {children}
        <ParcelsPanel reservation={reservation} note={note} />
      </div>
      <LeavingDialog
        leaving={leaving}
        resourceName="reservation"
        name={translate('reservation.theReservation')}
        changed={changed}
      />
    </FormProvider>
  );
}
