// The demo's legacy lockers: a few of the network's lockers that were built with the legacy designer.
import type { BoxRow, LockerRow } from './lockers.ts';
import type { Network } from './network.ts';

/** Every eleventh locker, from the fourth on. */
const isLegacy = (_locker: unknown, index: number): boolean => index % 11 === 3;

const OPERATOR = 1;
const SMS_ACCOUNT = 1;

/** Puts what the legacy designer says of its lockers into the network. */
export function buildLegacyLockers(
  network: Network,
  lockers: readonly LockerRow[],
  boxes: readonly BoxRow[],
): void {
  const legacy = lockers.filter(isLegacy);
  network.rows.legacyLockers = legacy.map(({ lockerId }) => ({
    id: lockerId,
    operatorId: OPERATOR,
    currencyUnit: 'EUR',
    smsAccountId: SMS_ACCOUNT,
  }));
  network.rows.legacyCabinets = legacy
    .flatMap(({ lockerId }) => {
      const own = boxes.filter((box) => box.lockerId === lockerId);
      const columns = [...new Set(own.map(({ positionX }) => positionX))];
      return columns
        .toSorted((one, other) => one - other)
        .map((column) => ({ id: lockerId, number: column + 1 }));
    })
    .map((cabinet, index) => ({ cabinetId: index + 1, ...cabinet }));
}
