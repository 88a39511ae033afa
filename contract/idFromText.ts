// Reads ids from texts; apart from the schemas, which the sign-in page does not load.
import type { RecordId } from '../domain/recordId.ts';

/** An id that was written into a URL or an attribute: a number if that is written the same way, else the text. */
export function idFromText(text: string): RecordId {
  const number = Number(text);
  return Number.isSafeInteger(number) && String(number) === text ? number : text;
}
