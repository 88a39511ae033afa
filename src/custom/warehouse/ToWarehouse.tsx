// The warehouse form (R2.141): parcels are scanned in and out, one after another.
import { useEffect, useRef, type ReactElement } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import { usePageQuery } from '../../engine/usePageQuery.ts';
import { ScanForm } from './ScanForm.tsx';
import { ScanLine } from './ScanLine.tsx';
import { type ScanRow, type Scans as SessionScans, useScans } from './useScans.ts';
import './warehouse.css';
import { routes } from '../../routes/pages.ts';

/** The message of each outcome that is announced: the user looks at the parcel, not at the list. */
const ANNOUNCED = {
  done: 'saidDone',
  refused: 'saidRefused',
  asking: 'saidAsking',
  undone: 'saidUndone',
};

interface ScansProps {
  readonly scans: SessionScans;
  readonly onAnswered: () => void;
}

function Scans({ scans, onAnswered }: ScansProps) {
  const translate = useTranslate();
  const { rows } = scans;
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
        {latest &&
          latest.outcome in ANNOUNCED &&
          translate(`warehouse.${ANNOUNCED[latest.outcome as keyof typeof ANNOUNCED]}`, {
            number: latest.parcelNumber,
            reason:
              latest.reason || translate('warehouse.noParcel', { number: latest.parcelNumber }),
          })}
      </p>
      {rows.length === 0 ? (
        <p className="soft pad">{translate('warehouse.nothing')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <ScanLine key={row.place} row={row} scans={scans} onAnswered={onAnswered} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Success leaves a notification; a failure or a question stays in its row, where the answer is given. */
function useAnnounced(rows: readonly ScanRow[]): void {
  const notify = useNotify();
  const translate = useTranslate();
  const announced = useRef(new Map<number, ScanRow['outcome']>());
  useEffect(() => {
    for (const { place, outcome, parcelNumber: number } of rows.toReversed()) {
      if (announced.current.get(place) === outcome) continue;
      announced.current.set(place, outcome);
      if (outcome !== 'done' && outcome !== 'undone') continue;
      const text = translate(outcome === 'done' ? 'warehouse.done' : 'warehouse.saidUndone', {
        number,
      });
      notify(text, { type: 'success', about: number });
    }
  }, [rows, notify, translate]);
}

/** The page behind `ToWarehouse`. */
export default function ToWarehouse(): ReactElement {
  const translate = useTranslate();
  const scans = useScans();
  const { query } = usePageQuery(routes.toWarehouse);
  const number = useRef<HTMLInputElement>(null);
  useAnnounced(scans.rows);
  return (
    <Page title={translate('warehouse.title')} fact={translate('warehouse.fact')}>
      <div className="warehouse stack">
        <ScanForm number={number} onScan={scans.add} given={query?.parcelNumber} />
        <Scans scans={scans} onAnswered={() => number.current?.focus()} />
      </div>
    </Page>
  );
}
