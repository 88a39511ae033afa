// The dialog of a remote unlock: a row per box with its final state, totals and progress above.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { useEffect, useSyncExternalStore } from 'react';
import { useEvent, useTranslate } from 'react-admin';
import type { Box, BoxOrder } from '../../../../contract/boxes/boxes.ts';
import { parcelsInside } from '../../../../domain/boxes/boxChanges.ts';
import type { RecordId } from '../../../../domain/recordId.ts';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useClock } from '../networkNow/useClock.ts';
import { mayAgain, type Opening, type OpenRow } from './opening.ts';
import { RemoteUnlockRow } from './RemoteUnlockRow.tsx';

/**
 * The current rows, and a clock for those that wait.
 * @param onAllOpened called when every box has opened (R4.14)
 */
function useOpening(opening: Opening, onAllOpened: () => void) {
  const rows = useSyncExternalStore(opening.subscribe, opening.rows);
  const now = useClock();
  const onDone = useEvent(onAllOpened);
  const allOpened = rows.every((row) => row.state === 'OPENED');
  useEffect(() => {
    if (allOpened) onDone();
  }, [allOpened, onDone]);
  return { rows, now };
}

interface RemoteUnlockProps {
  boxes: readonly Box[];
  orders: readonly BoxOrder[];
  lockerName: string;
  opening: Opening;
  onClose: () => void;
}

function sumsOf(rows: readonly OpenRow[]) {
  const opened = rows.filter((row) => row.state === 'OPENED').length;
  const failed = rows.filter((row) => row.state === 'FAILED').length;
  return { opened, failed, waiting: rows.length - opened - failed };
}

function Sum({ opened, waiting, failed }: ReturnType<typeof sumsOf>) {
  const translate = useTranslate();
  const all = opened + waiting + failed;
  const share = (count: number) => ({ width: `${(count / all) * 100}%` });
  return (
    <div className="sum">
      <div className="line" role="status">
        <b>{translate('remoteUnlock.opened', { count: opened })}</b>
        {waiting > 0 && (
          <span className="soft">{translate('remoteUnlock.waiting', { count: waiting })}</span>
        )}
        {failed > 0 && (
          <b className="failed">{translate('remoteUnlock.failed', { count: failed })}</b>
        )}
      </div>
      <div
        className="bar"
        role="progressbar"
        aria-label={translate('remoteUnlock.progress', { opened, all })}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={opened}
      >
        {opened > 0 && <i className="opened" style={share(opened)} />}
        {failed > 0 && <i className="failed" style={share(failed)} />}
        {waiting > 0 && <i style={share(waiting)} />}
      </div>
    </div>
  );
}

interface TableProps {
  rows: readonly OpenRow[];
  orders: readonly BoxOrder[];
  now: number;
  onAgain: (boxId: RecordId) => void;
}

function Boxes({ rows, orders, now, onAgain }: TableProps) {
  const translate = useTranslate();
  const head = (name: string) => translate(`remoteUnlock.columns.${name}`);
  return (
    <div className="tasks">
      <Table aria-labelledby="remote-unlock">
        <TableHead>
          <TableRow>
            <TableCell scope="col">{head('box')}</TableCell>
            <TableCell scope="col">{head('size')}</TableCell>
            <TableCell scope="col" className="holds">
              {head('holds')}
            </TableCell>
            <TableCell scope="col">{head('task')}</TableCell>
            <TableCell scope="col" align="right">
              {head('time')}
            </TableCell>
            <TableCell scope="col">
              <span className="unseen">{translate('engine.row.actions')}</span>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <RemoteUnlockRow
              key={row.box.boxId}
              row={row}
              orders={orders}
              now={now}
              onAgain={onAgain}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Note({ boxes }: { boxes: readonly Box[] }) {
  const translate = useTranslate();
  const full = parcelsInside(boxes);
  const names = full.map((box) => box.name).join(translate('boxes.comma'));
  return (
    <div className="note">
      <Icon name="info" />
      <div>
        <b>{translate('remoteUnlock.closeDoors')}</b>
        {full.length > 0 && (
          <p className="soft">
            {translate('remoteUnlock.confirmed', { names, smart_count: full.length })}
          </p>
        )}
      </div>
    </div>
  );
}

/** The dialog. Closing it stops polling; it closes automatically once every box has opened. */
export function RemoteUnlock({ boxes, orders, lockerName, opening, onClose }: RemoteUnlockProps) {
  const translate = useTranslate();
  const { rows, now } = useOpening(opening, onClose);
  const sums = sumsOf(rows);
  const failed = rows.filter(mayAgain).map((row) => row.box.boxId);
  return (
    <DialogFrame
      title={<span id="remote-unlock">{translate('remoteUnlock.title')}</span>}
      onLeave={onClose}
      maxWidth={false}
      className="act-dialog unlock-dialog"
    >
      <div className="remoteUnlock">
        <p className="soft">
          {translate('remoteUnlock.subtitle', { locker: lockerName, smart_count: boxes.length })}
        </p>
        <Sum {...sums} />
        <Boxes rows={rows} orders={orders} now={now} onAgain={(boxId) => opening.again([boxId])} />
        {sums.opened + sums.waiting > 0 && <Note boxes={boxes} />}
        <DialogActions>
          <span className="soft small grow">{translate('remoteUnlock.closesItself')}</span>
          {failed.length > 1 && (
            <Button onClick={() => opening.again(failed)}>
              {translate('remoteUnlock.againAll', { smart_count: failed.length })}
            </Button>
          )}
          <Button variant="contained" onClick={onClose}>
            {translate('remoteUnlock.close')}
          </Button>
        </DialogActions>
      </div>
    </DialogFrame>
  );
}
