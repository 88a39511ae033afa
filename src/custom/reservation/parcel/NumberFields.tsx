// The number of a parcel, and its country where the number does not contain it.
import { useTranslate } from 'react-admin';
import { readsCountry, withCountry, withNumber } from '../draft.ts';
import { ErrorMessage } from '../ErrorMessage.tsx';
import type { PartProps } from '../part.ts';

export function NumberFields({ id, draft, said, refusedAt, change, pass }: PartProps) {
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
        <ErrorMessage
          id={`${id}-number-says`}
          fault={said.parcelNumber}
          said={refusedAt('parcelNumber')}
        />
        <ErrorMessage
          id={`${id}-country-says`}
          fault={said.countryCode}
          said={refusedAt('countryCode')}
        />
      </div>
    </>
  );
}
