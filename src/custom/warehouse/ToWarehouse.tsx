// The warehouse form (R2.141): parcels are scanned in and out, one after another.
import { useEffect, useRef, type ReactElement } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Page } from '../../engine/Page.tsx';
import '../../engine/form/form.css';
import '../../engine/fields/input/enter.css';
import { ScanForm } from './ScanForm.tsx';
import { Scans } from './Scans.tsx';
import { useScans, type ScanRow } from './useScans.ts';
import './warehouse.css';

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
