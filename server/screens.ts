// Where the built browser side lies: beside the built server, or under dist when the server runs from its sources.
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built browser side; it may not be there. */
export function screensFolder(): string {
  const inSource = extname(new URL(import.meta.url).pathname) === '.ts';
  return fileURLToPath(new URL(inSource ? '../dist/client' : '../client', import.meta.url));
}
