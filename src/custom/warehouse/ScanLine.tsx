// One scan of the session: how it ended, the question if the parcel is in a box, and the way back.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { RecordId } from '../../../domain/recordId.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Time } from '../../engine/fields/Time.tsx';
import { useDelivery } from '../shared/willLeave/useDelivery.ts';
import { WillLeave } from '../shared/willLeave/WillLeave.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import type { ScanRow, Scans } from './useScans.ts';

const SIGNS: Record<ScanRow['outcome'], readonly [IconName, string]> = {
  sending: ['clock', 'badge plain'],
  done: ['check', 'badge plain'],
  refused: ['stop', 'badge alarm'],
  asking: ['warn', 'badge plain'],
  kept: ['stop', 'badge plain'],
  undone: ['check', 'badge plain'],
};

interface Props {
  readonly row: ScanRow;
  readonly scans: Pick<Scans, 'confirm' | 'repeat' | 'keep' | 'undo'>;
  /** The next scan can come. */
  readonly onAnswered: () => void;
}

/** Whether the customer will read that the parcel is here. */
function CustomerReads({ inBox }: Pick<ScanRow, 'inBox'>) {
  const ordersId = inBox?.['ordersId'] as RecordId;
  const answer = useDelivery([{ event: 'WAREHOUSE', ordersId }]);
  return <WillLeave answer={answer} messages="willLeave.warehouse" />;
}

function Outcome({ row, scans, onAnswered }: Props) {
  const translate = useTranslate();
  const { outcome, parcelNumber, inBox, boxToCheck } = row;
  const pressed = (work: (of: ScanRow) => void) => () => {
    work(row);
    onAnswered();
  };
  if (outcome === 'refused')
    return (
      <span className="wrap">
        <span className="alarmed">
          {row.reason || translate('warehouse.noParcel', { number: parcelNumber })}
        </span>
        {row.mayRepeat && (
          <Button onClick={pressed(scans.repeat)}>{translate('app.error.retry')}</Button>
        )}
      </span>
    );
  if (outcome === 'asking')
    return (
      <span className="wrap">
        <span>
          {translate('warehouse.inBox', { ...inBox, time: moment(Number(inBox?.['storeTime'])) })}
        </span>
        {row.status === 'WAREHOUSE_STORED' && <CustomerReads inBox={inBox} />}
        <Button onClick={pressed(scans.confirm)}>{translate('warehouse.here')}</Button>
        <Button onClick={pressed(scans.keep)}>{translate('warehouse.notHere')}</Button>
      </span>
    );
  if (boxToCheck)
    return (
      <span className="wrap">
        <span>
          {translate('warehouse.toCheck')} {row.location}
        </span>
        <Button onClick={pressed(scans.undo)}>{translate('warehouse.undo')}</Button>
      </span>
    );
  return <span className="soft">{row.location}</span>;
}

export function ScanLine(props: Props) {
  const translate = useTranslate();
  const { row } = props;
  const [icon, look] = SIGNS[row.outcome];
  const way = translate(`choices.ordersStatus.${row.status}`);
  return (
    <li className="scanRow">
      <span className={look}>
        <Icon name={icon} />
        {row.outcome === 'done' ? way : translate(`warehouse.${row.outcome}`)}
      </span>
      <b className="cut">{row.parcelNumber}</b>
      <Outcome {...props} />
      <Time className="soft small nw" at={row.time} />
    </li>
  );
}
