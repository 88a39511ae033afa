// The selected locker: its sizes and boxes, or why there is nothing to select.
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
import { Hint, type OtherLocker } from '../Hint.tsx';
import { useId, useImperativeHandle, useRef } from 'react';
import { ErrorText } from '../../../ui/ErrorText.tsx';
import type { Reservation } from '../useReservation.ts';

/** The input for the size; its error shows once the form was submitted without one. */
function SizeChoice({ reservation, locker }: { reservation: Reservation; locker: LockerInfo }) {
  const translate = useTranslate();
  const id = useId();
  const sizes = useRef<HTMLDivElement>(null);
  const { field, fieldState } = useController({ name: 'size' });
  const { error } = fieldState;
  useImperativeHandle(field.ref, () => ({
    focus: () => sizes.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
  }));
  return (
    <div className="sizes wrap" ref={sizes}>
      <b id={id} className="nw">
        {translate('reservation.size')}
      </b>
      <ToggleButtonGroup
        exclusive
        className={error ? 'sizeSeg wrong' : 'sizeSeg'}
        aria-labelledby={id}
        aria-describedby={error && `${id}-says`}
        value={field.value}
        onChange={(_, name: string | null) => {
          if (name === null) return;
          field.onChange(name);
          reservation.leaveBoxes();
        }}
      >
        {locker.boxTypeCountList.map(({ boxTypeId, name, availableCount }) => {
          const free = translate('reservation.free', { smart_count: availableCount });
          return (
            <ToggleButton
              key={boxTypeId}
              value={name}
              aria-label={[name, free].join(translate('boxes.comma'))}
              disabled={availableCount === 0 && field.value !== name}
            >
              <b>{name}</b>
              <span className="small">{free}</span>
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
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
      <Stack sx={{ gap: 1.5, p: '16px 16px 8px' }}>
        <Standing locker={locker} />
        <div className="sizeLine wrap">
          <SizeChoice reservation={reservation} locker={locker} />
          <Hint reservation={reservation} locker={locker} other={other} onLocker={onLocker} />
        </div>
      </Stack>
      <BoxGrid reservation={reservation} locker={locker} />
    </>
  );
}
