// One scan: direction, warehouse and number; the number field is ready for the next at once.
import Button from '@mui/material/Button';
import { Optional } from '../../ui/Optional.tsx';
import { useEffect, useId, useState, type RefObject, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { numbersIn } from '../../../domain/parcels/labels.ts';
import { useEntered } from '../../engine/form/kept.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Scan } from './useScans.ts';

const WAYS = ['WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED'] as const;

function Way({ way, onChange }: { way: Scan['status']; onChange: (way: Scan['status']) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <span id={id} className="lab">
        {translate('warehouse.status')}
      </span>
      <div className="seg" role="group" aria-labelledby={id}>
        {WAYS.map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => onChange(one)}>
            {translate(`choices.ordersStatus.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

interface NumberProps {
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** It was submitted empty. */
  readonly wrong: boolean;
  readonly onType: (text: string) => void;
}

function NumberField({ id, input, typed, wrong, onType }: NumberProps) {
  const translate = useTranslate();
  return (
    <div className="field">
      <label htmlFor={id}>{translate('warehouse.parcelNumber')}</label>
      <input
        id={id}
        ref={input}
        className="inp lg"
        maxLength={200}
        autoComplete="off"
        autoCapitalize="characters"
        value={typed}
        aria-invalid={wrong}
        aria-describedby={`${id}-says`}
        onChange={(event) => onType(event.target.value.trimStart().toUpperCase())}
      />
      <span id={`${id}-says`} className={wrong ? 'msg bad' : 'msg'}>
        {wrong && <Icon name="stop" />}
        {translate(wrong ? 'reservation.faults.numberMissing' : 'warehouse.help')}
      </span>
    </div>
  );
}

interface FormProps {
  /** Its number field has the focus whenever the next scan can come. */
  readonly number: RefObject<HTMLInputElement | null>;
  readonly onScan: (scan: Scan) => void;
  /** The number that a link to the page brings. */
  readonly given: string | undefined;
}

export function ScanForm({ number, onScan, given = '' }: FormProps) {
  const translate = useTranslate();
  const id = useId();
  const [status, setStatus] = useState<Scan['status']>('WAREHOUSE_STORED');
  const [location, setLocation] = useEntered('location', '');
  const [typed, setTyped] = useEntered('number', given);
  const [wrong, setWrong] = useState(false);
  // The page is for scanning, so its field has the focus when it opens.
  useEffect(() => number.current?.focus(), [number]);
  const scan = (event: SyntheticEvent) => {
    event.preventDefault();
    const [parcelNumber, ...others] = numbersIn(typed);
    number.current?.focus();
    setWrong(parcelNumber === undefined);
    if (parcelNumber === undefined) return;
    setTyped('');
    const place = location.trim();
    // The server knows which number of a label is a parcel's.
    const label = others.length === 0 ? parcelNumber : typed.trim();
    onScan({ parcelNumber: label, status, ...(place === '' ? {} : { location: place }) });
  };
  return (
    <form className="panel scan" onSubmit={scan} noValidate>
      <Way
        way={status}
        onChange={(way) => {
          setStatus(way);
          number.current?.focus();
        }}
      />
      <div className="field">
        <label htmlFor={`${id}-location`}>
          {translate('warehouse.location')}
          <Optional />
        </label>
        <input
          id={`${id}-location`}
          className="inp lg"
          maxLength={200}
          autoComplete="off"
          value={location}
          onChange={(event) => setLocation(event.target.value)}
        />
      </div>
      <NumberField
        id={id}
        input={number}
        typed={typed}
        wrong={wrong}
        onType={(text) => {
          setTyped(text);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="contained">
        {translate('warehouse.update')}
      </Button>
    </form>
  );
}
