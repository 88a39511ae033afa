// The selected locker: its sizes and boxes, or why there is nothing to select.
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { type LockerInfo, lockers } from '../../../../contract/lockers/lockers.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';
import { ErrorState } from '../../../engine/states/ErrorState.tsx';
import { Forbidden } from '../../../engine/states/Forbidden.tsx';
import { Loading } from '../../../ui/states/Loading.tsx';
import { BoxGrid } from './BoxGrid.tsx';
import { Hint, type OtherLocker, type SizeCount } from '../Hint.tsx';
import { useId, useImperativeHandle, useRef } from 'react';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import type { Reservation } from '../useReservation.ts';

interface OneSizeProps {
  readonly size: SizeCount;
  readonly chosen: boolean;
}

/** The whole cell is pressed, so the circle of the radio button is left out. */
function OneSize({ size: { name, availableCount }, chosen }: OneSizeProps) {
  const translate = useTranslate();
  const free = translate('reservation.free', { smart_count: availableCount });
  const label = [name, free].join(translate('boxes.comma'));
  return (
    <FormControlLabel
      value={name}
      disabled={availableCount === 0 && !chosen}
      control={<Radio slotProps={{ input: { 'aria-label': label } }} />}
      label={
        <>
          <b>{name}</b>
          <span className="small">{free}</span>
        </>
      }
    />
  );
}

/** The input for the size; its error shows once the form was submitted without one. */
function SizeChoice({ reservation, locker }: { reservation: Reservation; locker: LockerInfo }) {
  const translate = useTranslate();
  const id = useId();
  const { field, fieldState } = useController({ name: 'size' });
  const { error } = fieldState;
  const sizes = useRef<HTMLDivElement>(null);
  useImperativeHandle(field.ref, () => ({
    focus: () => sizes.current?.querySelector<HTMLElement>('input:not(:disabled)')?.focus(),
  }));
  return (
    <div className="sizes" ref={sizes}>
      <b id={id} className="nw">
        {translate('reservation.size')}
      </b>
      <RadioGroup
        row
        className="sizeSeg"
        aria-labelledby={id}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-says`}
        value={field.value}
        onChange={(_, name) => {
          field.onChange(name);
          reservation.leaveBoxes();
        }}
      >
        {locker.boxTypeCountList.map((size) => (
          <OneSize key={size.boxTypeId} size={size} chosen={field.value === size.name} />
        ))}
      </RadioGroup>
      {error?.message !== undefined && (
        <ErrorText id={`${id}-says`}>{translate(error.message)}</ErrorText>
      )}
    </div>
  );
}

interface Props {
  readonly reservation: Reservation;
  readonly other?: OtherLocker | undefined;
  readonly onLocker: (lockerId: RecordId) => void;
}

/** No reservation into a DISABLED locker; an OFFLINE one shows a warning. */
function Standing({ locker }: { locker: LockerInfo }) {
  const translate = useTranslate();
  const disabled = locker.lockerStatus === 'DISABLE';
  if (!disabled && locker.lockerSituation !== 'OFFLINE') return null;
  const word = disabled ? 'lockerDisabled' : 'lockerOffline';
  return (
    <div className={disabled ? 'note alarm' : 'note warn'} role="status">
      <Icon name={disabled ? 'stop' : 'offline'} />
      <p>{translate(`reservation.${word}`)}</p>
    </div>
  );
}

export function LockerPart({ reservation, other, onLocker }: Props) {
  const translate = useTranslate();
  const { locker, error, refresh } = reservation.watched;
  if (!locker && error) {
    return error.status === 403 ? (
      <Forbidden page={translate('reservation.title')} needs={lockers.one.needs} />
    ) : (
      <ErrorState error={error} onRetry={() => void refresh()} />
    );
  }
  if (!locker) return <Loading rows={6} columns={6} />;
  if (locker.boxList.length === 0)
    return <Empty title={translate('boxInfo.noBoxes')}>{translate('boxInfo.noBoxesText')}</Empty>;
  return (
    <>
      <div className="lockerHead">
        <Standing locker={locker} />
        <div className="sizeLine">
          <SizeChoice reservation={reservation} locker={locker} />
          <Hint reservation={reservation} locker={locker} other={other} onLocker={onLocker} />
        </div>
      </div>
      <BoxGrid reservation={reservation} locker={locker} />
    </>
  );
}
