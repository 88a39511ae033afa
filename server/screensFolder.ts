// The folder of the built client: next to the built server, or dist when run from sources.
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the built client; it may not exist. */
export function screensFolder(): string {
  const inSource = extname(new URL(import.meta.url).pathname) === '.ts';
  return fileURLToPath(new URL(inSource ? '../dist/client' : '../client', import.meta.url));
}
