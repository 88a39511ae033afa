// The direction of a parcel: into the warehouse, or out of it.
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Scan } from './useScans.ts';

const WAYS = ['WAREHOUSE_STORED', 'WAREHOUSE_COLLECTED'] as const;

interface WayProps {
  readonly way: Scan['status'];
  readonly onChange: (way: Scan['status']) => void;
}

export function Way({ way, onChange }: WayProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="field">
      <span id={id} className="lab">
        {translate('warehouse.status')}
      </span>
      <div className="seg" role="group" aria-labelledby={id}>
        {WAYS.map((one) => (
          <button key={one} type="button" aria-pressed={one === way} onClick={() => onChange(one)}>
            {translate(`choices.ordersStatus.${one}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
