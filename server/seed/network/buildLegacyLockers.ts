// The demo's legacy lockers: a few lockers built with the legacy designer.
import type { BoxRow, LockerRow } from './buildLockers.ts';
import type { Network } from './emptyNetwork.ts';

/** Every eleventh locker, starting with the fourth. */
const isLegacy = (_locker: unknown, index: number): boolean => index % 11 === 3;

const OPERATOR = 1;
const SMS_ACCOUNT = 1;

/** Adds the legacy designer's data of these lockers to the network. */
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
