// The scans of the session, latest first: moved parcels and failures.
import { useTranslate } from 'react-admin';
import { ScanLine } from './ScanLine.tsx';
import type { ScanRow } from './useScans.ts';

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
            <ScanLine key={row.place} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}
