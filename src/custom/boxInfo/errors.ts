// Why an action is refused for the selected boxes: the boxes that block it and the message to show.
import type { Box, BoxOrder } from '../../../contract/boxes/boxes.ts';
import { bookingName, type BoxError } from '../../../domain/boxes/boxChanges.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;
export type ActionError = BoxError<Box, BoxOrder>;

const NAMED = 4;

/** The first few by name, the others by number. */
export function namesOf(boxes: readonly Box[], say: Say): string {
  const first = boxes
    .slice(0, NAMED)
    .map((box) => box.name)
    .join(say('boxes.comma'));
  const more = boxes.length - NAMED;
  return more > 0 ? say('boxInfo.namesAndMore', { names: first, more }) : first;
}

/** The state of the blocking boxes; empty when there is nothing to name. */
function what(error: ActionError, say: Say): string {
  if (error.key === 'selectBox') return '';
  const values = { names: namesOf(error.boxes, say), smart_count: error.boxes.length };
  if (error.key === 'occupied') return say('boxInfo.holdParcels', values);
  if (error.key !== 'booked') return values.names;
  const bookings = [...new Set(error.bookings.map(bookingName))].join(say('boxes.comma'));
  return say('boxInfo.areBooked', { ...values, bookings });
}

/** The error as text. A booking is named, so that staff know what to cancel. */
export const errorMessages = (error: ActionError, say: Say) => ({
  what: what(error, say),
  why: say(`boxInfo.errors.${error.key}`),
});
