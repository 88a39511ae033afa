// One box being opened: contents, task progress, duration, and a retry after a failure.
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../../contract/boxes/boxes.ts';
import { isOccupied } from '../../../../domain/boxes/boxes.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { GIVE_UP_AFTER_MS, isOver, mayAgain, type OpenRow } from './opening.ts';

/** The numbers of the parcels in a box, where known. */
export function numbersIn(box: Box, orders: readonly BoxOrder[]): string {
  const inside = orders.filter(
    (order) => order.boxId === box.boxId && order.ordersStatus !== 'RESERVED',
  );
  return inside.map((order) => order.parcelNumber).join(', ');
}

function Holds({ box, orders }: { box: Box; orders: readonly BoxOrder[] }) {
  const translate = useTranslate();
  if (!isOccupied(box))
    return <span className="faint">{translate('remoteUnlock.holdsNothing')}</span>;
  return (
    <span className="line">
      <Icon name="parcel" className="soft" />
      <span className="cut">{numbersIn(box, orders)}</span>
    </span>
  );
}

function Why({ row }: { row: OpenRow }) {
  const translate = useTranslate();
  const text =
    row.message ??
    translate(`remoteUnlock.errors.${row.error ?? 'UNKNOWN'}`, {
      seconds: GIVE_UP_AFTER_MS / 1000,
    });
  return <span className="small why">{text}</span>;
}

function Task({ row }: { row: OpenRow }) {
  const translate = useTranslate();
  const text = translate(`remoteUnlock.states.${row.state}`);
  if (row.state === 'FAILED') {
    return (
      <span className="failed">
        <b className="line">
          <Icon name="stop" />
          {text}
        </b>
        <Why row={row} />
      </span>
    );
  }
  if (row.state !== 'OPENED') {
    return (
      <span className="line">
        <span className="spin" aria-hidden="true" />
        {text}
      </span>
    );
  }
  return (
    <b className="line">
      <Icon name="check" />
      {text}
    </b>
  );
}

function Took({ row, now }: { row: OpenRow; now: number }) {
  const translate = useTranslate();
  const seconds = ((row.endedAt ?? now) - row.sentAt) / 1000;
  const exact = isOver(row) && seconds < 10;
  const count = exact ? seconds.toFixed(1) : String(Math.max(0, Math.floor(seconds)));
  return <>{translate('remoteUnlock.seconds', { count })}</>;
}

interface RowProps {
  row: OpenRow;
  orders: readonly BoxOrder[];
  now: number;
  onAgain: (boxId: RecordId) => void;
}

/** The row of the dialog's table. */
export function RemoteUnlockRow({ row, orders, now, onAgain }: RowProps) {
  const translate = useTranslate();
  const { box } = row;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {box.name}
      </TableCell>
      <TableCell className="soft">{box.boxTypeName}</TableCell>
      <TableCell className="holds">
        <Holds box={box} orders={orders} />
      </TableCell>
      <TableCell>
        <Task row={row} />
      </TableCell>
      <TableCell align="right" className="num soft">
        <Took row={row} now={now} />
      </TableCell>
      <TableCell align="right">
        {mayAgain(row) && (
          <Button
            size="small"
            aria-label={translate('remoteUnlock.againNamed', { name: box.name })}
            onClick={() => onAgain(box.boxId)}
          >
            {translate('remoteUnlock.again')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
