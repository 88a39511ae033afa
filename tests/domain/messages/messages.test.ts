// When a message is tried again, and what staff may do with it.
import { expect, it } from 'vitest';
import {
  mayResend,
  maySetAside,
  MESSAGE_STATES,
  MESSAGE_TRIES_MAX,
  pauseAfter,
  type MessageError,
} from '../../../domain/messages/messages.ts';

const HOUR = 3_600_000;

it('each pause is longer than the one before, and the last try comes within a day', () => {
  const pauses = Array.from(
    { length: MESSAGE_TRIES_MAX - 1 },
    (_, at) => pauseAfter('REFUSED', at + 1, 0) ?? 0,
  );
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(pauses[0]).toBe(60_000);
  const all = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(all).toBeGreaterThan(12 * HOUR);
  expect(all * 1.2).toBeLessThan(24 * HOUR);
  expect(pauseAfter('REFUSED', MESSAGE_TRIES_MAX, 0)).toBeUndefined();
});

it('an addressee that the gateway does not take is not tried again', () => {
  expect(pauseAfter('ADDRESS_REFUSED', 1, 0)).toBeUndefined();
  expect(pauseAfter('MESSAGE_REFUSED', 1, 0)).toBeUndefined();
});

it('what failed together does not come back together', () => {
  expect(pauseAfter('UNREACHABLE', 1, 1)).toBe(72_000);
});

it('a message can be sent again when nobody is at it and all that it tells is there', () => {
  const free = MESSAGE_STATES.filter((messageState) => mayResend({ messageState, emptied: false }));
  expect(free).toEqual(['SENT', 'FAILED', 'HELD']);
  expect(MESSAGE_STATES.some((messageState) => mayResend({ messageState, emptied: true }))).toBe(
    false,
  );
});

it('what waits, was given up or was held by the server can be set aside; what is obsolete or was set aside cannot', () => {
  const free = (messageError: MessageError | null) =>
    MESSAGE_STATES.filter((messageState) => maySetAside({ messageState, messageError }));
  expect(free(null)).toEqual(['WAITING', 'FAILED']);
  expect(free('TOO_OLD')).toEqual(['WAITING', 'FAILED', 'HELD']);
  expect(free('TEMPLATE_DISABLED')).toEqual(['WAITING', 'FAILED', 'HELD']);
  expect(free('OVER')).toEqual(['WAITING', 'FAILED']);
  expect(free('SET_ASIDE')).toEqual(['WAITING', 'FAILED']);
});
