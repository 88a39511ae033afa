// What was done in this sitting, the latest first: what went where, and what could not.
import { useTranslate } from 'react-admin';
import { Icon, type IconName } from '../../engine/Icon.tsx';
import { moment } from '../../engine/kinds/clock.ts';
import type { ScanRow } from './useScans.ts';

const SIGNS: Record<ScanRow['outcome'], readonly [IconName, string]> = {
  sending: ['clock', 'badge plain'],
  done: ['check', 'badge plain'],
  refused: ['stop', 'badge alarm'],
};

function Row({ row }: { row: ScanRow }) {
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

export function Scans({ rows }: { readonly rows: readonly ScanRow[] }) {
  const translate = useTranslate();
  const [latest] = rows;
  const refused = rows.filter(({ outcome }) => outcome === 'refused').length;
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  return (
    <section className="panel scans" aria-labelledby="scans">
      <header>
        <h2 id="scans">{translate('warehouse.sitting')}</h2>
        {rows.length > 0 && (
          <span className="soft">{translate('warehouse.sum', { done, refused })}</span>
        )}
      </header>
      <p className="unseen" role="status">
        {latest?.outcome === 'done' &&
          translate('warehouse.saidDone', { number: latest.parcelNumber })}
        {latest?.outcome === 'refused' &&
          translate('warehouse.saidRefused', { number: latest.parcelNumber })}
      </p>
      {rows.length === 0 ? (
        <p className="soft pad">{translate('warehouse.nothing')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <Row key={row.place} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
