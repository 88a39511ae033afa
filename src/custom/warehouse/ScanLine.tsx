// One scan of the session: what was moved where, or why it was not.
import { useTranslate } from 'react-admin';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import type { ScanRow } from './useScans.ts';

const SIGNS: Record<ScanRow['outcome'], readonly [IconName, string]> = {
  sending: ['clock', 'badge plain'],
  done: ['check', 'badge plain'],
  refused: ['stop', 'badge alarm'],
};

export function ScanLine({ row }: { readonly row: ScanRow }) {
  const translate = useTranslate();
  const [icon, look] = SIGNS[row.outcome];
  const way = translate(`choices.ordersStatus.${row.status}`);
  const reason = row.reason || translate('warehouse.noParcel', { number: row.parcelNumber });
  return (
    <li className="scanRow">
      <span className={look}>
        <Icon name={icon} />
        {row.outcome === 'done' ? way : translate(`warehouse.${row.outcome}`)}
      </span>
      <b className="cut">{row.parcelNumber}</b>
      <span className={row.outcome === 'refused' ? 'why' : 'soft'}>
        {row.outcome === 'refused' ? reason : row.location}
      </span>
      <time className="soft small nw" dateTime={new Date(row.time).toISOString()}>
        {moment(row.time)}
      </time>
    </li>
  );
}
