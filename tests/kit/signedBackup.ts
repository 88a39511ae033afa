// A changed backup with the checksum of what it holds now, as if a version had written it.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/**
 * @param text the lines of a backup with its end line
 * @returns the file: the same lines, gzipped, with their checksum in the end line
 */
export function signedBackup(text: string): Buffer {
  const lines = text.trimEnd().split('\n');
  const end: object = JSON.parse(lines.pop() ?? '');
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line).update('\n');
  const signed = JSON.stringify({ ...end, sha256: hash.digest('hex') });
  return gzipSync(`${[...lines, signed].join('\n')}\n`);
}
