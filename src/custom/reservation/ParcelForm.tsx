// One parcel of the reservation, for one chosen box.
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../../engine/Icon.tsx';
import { CategoryField } from './CategoryField.tsx';
import { withCountry, withNumber, readsCountry, type ParcelDraft } from './draft.ts';
import type { Entry } from './entries.ts';
import { Fault } from './Fault.tsx';
import { saidFaults, type ParcelFaults, type ParcelField } from './faults.ts';
import { PriceFields } from './PriceFields.tsx';
import { Refused } from './Refused.tsx';
import type { Reservation } from './useReservation.ts';

/** What each part of the form is given. */
export interface PartProps {
  readonly id: string;
  readonly draft: ParcelDraft;
  readonly said: ParcelFaults;
  /** What the server said of a field. */
  readonly refusedAt: (field: ParcelField) => string | undefined;
  readonly change: (how: (draft: ParcelDraft) => ParcelDraft) => void;
  /** Somebody has gone on from the field. */
  readonly pass: (field: ParcelField) => void;
}

interface Props {
  readonly reservation: Reservation;
  readonly entry: Entry;
  /** Its place in the form, from 1. */
  readonly place: number;
}

function Numbers({ id, draft, said, refusedAt, change, pass }: PartProps) {
  const translate = useTranslate();
  const read = readsCountry(draft);
  const wrong = (field: 'parcelNumber' | 'countryCode') =>
    said[field] !== undefined || refusedAt(field) !== undefined;
  return (
    <>
      <div className="field" data-wrong={wrong('parcelNumber') || undefined}>
        <label htmlFor={`${id}-number`}>{translate('reservation.parcelNumber')}</label>
        <input
          id={`${id}-number`}
          className="inp lg"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={draft.parcelNumber}
          aria-invalid={wrong('parcelNumber')}
          aria-describedby={`${id}-number-says`}
          onChange={(event) => change((now) => withNumber(now, event.target.value))}
          onBlur={() => pass('parcelNumber')}
        />
      </div>
      <div className="field" data-wrong={wrong('countryCode') || undefined}>
        <label htmlFor={`${id}-country`}>{translate('reservation.countryCode')}</label>
        <input
          id={`${id}-country`}
          className="inp lg"
          autoComplete="off"
          autoCapitalize="characters"
          value={draft.countryCode}
          disabled={read}
          aria-invalid={wrong('countryCode')}
          aria-describedby={`${id}-country-says`}
          onChange={(event) => change((now) => withCountry(now, event.target.value))}
          onBlur={() => pass('countryCode')}
        />
      </div>
      <div className="both">
        <Fault
          id={`${id}-number-says`}
          fault={said.parcelNumber}
          said={refusedAt('parcelNumber')}
        />
        <Fault id={`${id}-country-says`} fault={said.countryCode} said={refusedAt('countryCode')} />
      </div>
    </>
  );
}

function Head({ reservation, entry, place }: Props) {
  const translate = useTranslate();
  const box = reservation.boxOf(entry.boxId);
  const name = box?.name ?? '';
  return (
    <div className="line parcelHead">
      <span className="count place">{place}</span>
      <h3 id={`parcel-${entry.boxId}`}>{translate('reservation.box', { name })}</h3>
      <span className="soft">{box?.boxTypeName}</span>
      {box?.bottomFlag && <Icon name="access" />}
      <span className="grow" />
      <button
        type="button"
        className="btn quiet icon-only sm"
        aria-label={translate('reservation.remove', { name })}
        disabled={reservation.booking.busy}
        onClick={() => reservation.parcels.remove(entry.boxId)}
      >
        <Icon name="cross" />
      </button>
    </div>
  );
}

export function ParcelForm(props: Props) {
  const { reservation, entry } = props;
  const { parcels, tried, priced } = reservation;
  const id = useId();
  const [passed, setPassed] = useState<readonly ParcelField[]>([]);
  const { boxId, draft, refusal } = entry;
  const part: PartProps = {
    id,
    draft,
    said: saidFaults(
      reservation.faultsOf(entry),
      (field) => tried > 0 || (passed.includes(field) && draft.parcelNumber !== ''),
    ),
    refusedAt: (field) => (refusal?.field === field ? refusal.message : undefined),
    change: (how) => parcels.change(boxId, how),
    pass: (field) => setPassed((before) => [...new Set([...before, field])]),
  };
  return (
    <section className="parcelForm" aria-labelledby={`parcel-${boxId}`}>
      <Head {...props} />
      <Refused reservation={reservation} entry={entry} />
      <fieldset className="parcelFields" disabled={reservation.booking.busy}>
        <Numbers {...part} />
        <CategoryField {...part} />
        {priced && <PriceFields {...part} />}
      </fieldset>
    </section>
  );
}
