// Simulated faults, given as `offline:3,jammed:5,jammed:6/120,slow:7,paper:9,update:8,jams:2%`.

export interface Faults {
  /** Lockers that never respond. */
  offline: ReadonlySet<number>;
  /** Lockers that respond just before the server's timeout. */
  slow: ReadonlySet<number>;
  /** Lockers whose printer is out of paper. */
  paper: ReadonlySet<number>;
  /** Lockers on which no new version starts. */
  update: ReadonlySet<number>;
  /** `5`: every box of locker 5 is jammed; `6/120`: box 120 of locker 6. */
  jammed: ReadonlySet<string>;
  /** Share of all boxes that are jammed, 0 to 1. Always the same boxes, as broken locks stay broken. */
  jamShare: number;
}

const TYPES = ['offline', 'slow', 'paper', 'update', 'jammed', 'jams'] as const;
type Type = (typeof TYPES)[number];

const SHAPES: Record<Type, RegExp> = {
  offline: /^\d+$/,
  slow: /^\d+$/,
  paper: /^\d+$/,
  update: /^\d+$/,
  jammed: /^\d+(\/\d+)?$/,
  jams: /^\d{1,3}(\.\d+)?%$/,
};

function readOne(entry: string): [Type, string] {
  const [name = '', value = ''] = entry.split(':');
  const type = TYPES.find((known) => known === name);
  if (!type || !SHAPES[type].test(value)) {
    throw new Error(
      `SIMULATOR_FAULTS: "${entry}" is not understood. Write e.g. offline:3,jammed:5/120,slow:7,paper:9,update:8,jams:2%`,
    );
  }
  return [type, value];
}

/** Parses the list of faults; empty text and `none` mean no faults. Throws a message about invalid entries. */
export function readFaults(written: string): Faults {
  const entries = written.split(',').map((entry) => entry.trim());
  const faults = entries.filter((entry) => entry !== '' && entry !== 'none').map(readOne);
  const of = (type: Type) => faults.filter(([name]) => name === type).map(([, value]) => value);
  return {
    offline: new Set(of('offline').map(Number)),
    slow: new Set(of('slow').map(Number)),
    paper: new Set(of('paper').map(Number)),
    update: new Set(of('update').map(Number)),
    jammed: new Set(of('jammed')),
    jamShare: Number.parseFloat(of('jams').at(-1) ?? '0') / 100,
  };
}

/** Default faults: one slow locker, and one box in fifty jammed. */
export function usualFaults(lockerIds: readonly number[]): Faults {
  const slow = lockerIds[6] ?? lockerIds.at(-1);
  return readFaults(slow === undefined ? 'jams:2%' : `jams:2%,slow:${slow}`);
}

/** A box's fixed value from 0 to 1, evenly distributed and the same at every start. */
function lot(lockerId: number, boxId: number): number {
  const mixed = Math.imul(lockerId * 7919 + boxId, 2654435761) >>> 0;
  return mixed / 2 ** 32;
}

/** Whether this box fails to open. */
export function isJammed(faults: Faults, lockerId: number, boxId: number): boolean {
  if (faults.jammed.has(String(lockerId)) || faults.jammed.has(`${lockerId}/${boxId}`)) return true;
  return lot(lockerId, boxId) < faults.jamShare;
}
