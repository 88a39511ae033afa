// Node's forms and files in place of jsdom's: Node's fetch sends only its own.
import { File as NodeFile } from 'node:buffer';
import { vi } from 'vitest';

/** From now on, until the test ends, filled forms can be sent. */
export async function sendableForms(): Promise<void> {
  const form = await new Response(new URLSearchParams('a=1')).formData();
  vi.stubGlobal('FormData', form.constructor);
}

/** A file that can be sent. */
export const sendableFile = (content: string | Uint8Array, name: string, type = ''): File =>
  new NodeFile([content], name, { type }) as unknown as File;
