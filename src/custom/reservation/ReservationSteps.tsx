// The four steps of a reservation above its form: what is done, what is missing, and a way to each.
import { useTranslate } from 'react-admin';
import { PARCELS_PER_RESERVATION_MAX } from '../../../domain/limits.ts';
import { StepMarks } from '../shared/StepMarks.tsx';
import type { Reservation } from './useReservation.ts';

/** The part of the page that belongs to each step. */
const PARTS = {
  customer: '.customerCard, .recipient',
  locker: '.lockerPanel',
  boxes: '.parcelForm, .cab',
  check: '.panelFoot',
} as const;
const STEPS = Object.keys(PARTS) as (keyof typeof PARTS)[];
const FOCUSABLE = 'input:not(:disabled), [data-box], button, a[href]';

interface Props {
  readonly reservation: Reservation;
  /** The customer, or how the recipient is reached; undefined while it is missing. */
  readonly who: string | undefined;
}

export function ReservationSteps({ reservation, who }: Props) {
  const translate = useTranslate();
  const { values, watched, toFill } = reservation;
  const { size, parcels } = values;
  const locker = watched.locker?.lockerName;
  const facts = {
    customer: who ?? translate('reservation.steps.missing'),
    locker: [locker, size].filter(Boolean).join(translate('boxes.comma')),
    boxes: translate('reservation.steps.chosen', {
      count: parcels.length,
      most: PARCELS_PER_RESERVATION_MAX,
    }),
    check: translate('reservation.steps.nothingHeld'),
  };
  const done = {
    customer: who !== undefined,
    locker: locker !== undefined && size !== null,
    boxes: parcels.length > 0 && toFill === 0,
    check: values.done,
  };
  return (
    <StepMarks
      label={translate('reservation.steps.label')}
      steps={STEPS.map((step) => ({
        label: translate(`reservation.steps.${step}`),
        fact: facts[step] || translate('reservation.steps.missing'),
        done: done[step],
      }))}
      active={STEPS.findIndex((step) => step === 'check' || !done[step])}
      onStep={(place) => {
        const part = document.querySelector(PARTS[STEPS[place] ?? 'check']);
        part?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
      }}
    />
  );
}
