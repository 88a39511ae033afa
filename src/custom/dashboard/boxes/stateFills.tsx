// The fill of each state in ring and table: its colour, and a hatch where colour alone is not enough.
import type { KnownStatus } from '../../shared/networkNow/figures.ts';

interface Fill {
  readonly fill: string;
  readonly stroke: string;
}

export const STATE_FILLS: Record<KnownStatus, Fill> = {
  AVAILABLE: { fill: 'var(--free)', stroke: 'var(--line-strong)' },
  STORED: { fill: 'var(--stored)', stroke: 'var(--stored-line)' },
  RESERVED: { fill: 'url(#state-reserved)', stroke: 'var(--info)' },
  LOCKED: { fill: 'url(#state-locked)', stroke: 'var(--line-strong)' },
  FLAGGED: { fill: 'var(--warn)', stroke: 'var(--warn-line)' },
  EXPIRED: { fill: 'var(--alarm)', stroke: 'var(--alarm)' },
  UNKNOWN: { fill: 'url(#state-unknown)', stroke: 'var(--line-strong)' },
};

const turned = {
  width: 6,
  height: 6,
  patternUnits: 'userSpaceOnUse',
  patternTransform: 'rotate(45)',
};

/** The hatches of reserved, locked and unknown, defined once and referenced by all swatches and slices. */
export function Hatches() {
  return (
    <svg width="0" height="0" className="hatches" aria-hidden="true">
      <defs>
        <pattern id="state-reserved" {...turned}>
          <rect width="6" height="6" fill="var(--info-tint)" />
          <rect width="2.5" height="6" fill="var(--info)" />
        </pattern>
        <pattern id="state-locked" {...turned}>
          <rect width="6" height="6" fill="var(--locked)" />
          <path d="M0 0h6M0 0v6" stroke="var(--line-strong)" strokeWidth="1.5" />
        </pattern>
        <pattern id="state-unknown" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--surface)" />
          <circle cx="2.5" cy="2.5" r="1" fill="var(--text-faint)" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The swatch beside a state's name. */
export function Swatch({ status }: { readonly status: KnownStatus }) {
  return (
    <svg width="16" height="16" className="swatch" aria-hidden="true">
      <rect x="1" y="1" width="14" height="14" rx="2" {...STATE_FILLS[status]} />
    </svg>
  );
}
