// Ids of records belong to the server: numbers of ours, maybe texts of another. The screens only pass them on.
import { idFromText } from '../../contract/idFromText.ts';
import type { RecordId } from '../../contract/scalars.ts';

let areTexts = false;

/** Ids have one form on a server: that of the user's own id. */
export function noteIds(userId: unknown): void {
  areTexts = typeof userId === 'string';
}

/** An id from a URL or an attribute, as the server wrote it. */
export const readId = (text: string): RecordId => (areTexts ? text : idFromText(text));

/** Whether the ids of this server are texts. */
export const areTextIds = (): boolean => areTexts;
