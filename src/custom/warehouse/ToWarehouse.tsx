// The warehouse form (R2.141): parcels are scanned in and out, one after another.
import { useEffect, useRef, type ReactElement } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import { ScanForm } from './ScanForm.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { type ScanRow, useScans } from './useScans.ts';
import './warehouse.css';

const SIGNS: Record<ScanRow['outcome'], readonly [IconName, string]> = {
  sending: ['clock', 'badge plain'],
  done: ['check', 'badge plain'],
  refused: ['stop', 'badge alarm'],
};

function ScanLine({ row }: { readonly row: ScanRow }) {
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

function Scans({ rows }: { readonly rows: readonly ScanRow[] }) {
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
            <ScanLine key={row.place} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Failures are announced at once: the user looks at the parcel, not at the list. */
function useFormatted(rows: readonly ScanRow[]): void {
  const notify = useNotify();
  const translate = useTranslate();
  const said = useRef(0);
  useEffect(() => {
    const ended = rows.filter(
      ({ outcome, place }) => outcome !== 'sending' && place > said.current,
    );
    for (const { place, outcome, reason, parcelNumber } of ended.toReversed()) {
      said.current = Math.max(said.current, place);
      const none = translate('warehouse.noParcel', { number: parcelNumber });
      const text = outcome === 'done' ? translate('warehouse.done') : reason || none;
      notify(text, { type: outcome === 'done' ? 'success' : 'error', messageArgs: { _: text } });
    }
  }, [rows, notify, translate]);
}

/** The page behind `ToWarehouse`. */
export default function ToWarehouse(): ReactElement {
  const translate = useTranslate();
  const { rows, add } = useScans();
  useFormatted(rows);
  return (
    <Page title={translate('warehouse.title')} fact={translate('warehouse.fact')}>
      <div className="warehouse">
        <ScanForm onScan={add} />
        <Scans rows={rows} />
      </div>
    </Page>
  );
}
