// One scan: direction, warehouse and number; the number field is ready for the next at once.
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Optional } from '../../ui/Optional.tsx';
import { useEffect, useId, useState, type RefObject, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import { numbersInLabel } from '../../../domain/parcels/numbersInLabel.ts';
import { useEntered } from '../../engine/form/useEntered.ts';
import type { Scan } from './useScans.ts';
import { Segments } from '../../ui/Segments.tsx';

const WAYS = ['WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED'] as const;

function Way({ way, onChange }: { way: Scan['status']; onChange: (way: Scan['status']) => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <span id={id} className="lab">
        {translate('warehouse.status')}
      </span>
      <Segments
        labelledBy={id}
        choices={WAYS.map((one) => ({ id: one, name: translate(`choices.ordersStatus.${one}`) }))}
        value={way}
        onChange={onChange}
      />
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
    <TextField
      id={id}
      inputRef={input}
      label={translate('warehouse.parcelNumber')}
      autoComplete="off"
      value={typed}
      error={wrong}
      helperText={translate(wrong ? 'reservation.errors.numberMissing' : 'warehouse.help')}
      slotProps={{ htmlInput: { maxLength: 200, autoCapitalize: 'characters' } }}
      onChange={(event) => onType(event.target.value.trimStart().toUpperCase())}
    />
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
  const [status, setStatus] = useEntered<Scan['status']>('status', 'WAREHOUSE_STORED');
  const [location, setLocation] = useEntered('location', '');
  const [typed, setTyped] = useEntered('number', given);
  const [wrong, setWrong] = useState(false);
  // The page is for scanning, so its field has the focus when it opens.
  useEffect(() => number.current?.focus(), [number]);
  const scan = (event: SyntheticEvent) => {
    event.preventDefault();
    const [parcelNumber, ...others] = numbersInLabel(typed);
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
    <form className="panel scan stack pad" onSubmit={scan} noValidate>
      <Way
        way={status}
        onChange={(way) => {
          setStatus(way);
          number.current?.focus();
        }}
      />
      <TextField
        id={`${id}-location`}
        label={
          <>
            {translate('warehouse.location')}
            <Optional />
          </>
        }
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 200 } }}
        value={location}
        onChange={(event) => setLocation(event.target.value)}
      />
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
