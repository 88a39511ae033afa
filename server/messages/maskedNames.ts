// Values of a message for readers who may not see addresses.
import { isAddress, maskAddress } from '../../domain/people/masking.ts';

/** A name may be an address, for customers who have no other name. */
const NAMES = ['memberName', 'username'];

/** The same values, with names that are a number or an address masked. */
export const maskedNames = (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      NAMES.includes(name) && typeof value === 'string' && isAddress(value)
        ? maskAddress(value.includes('@') ? 'MAIL' : 'SMS', value)
        : value,
    ]),
  );
