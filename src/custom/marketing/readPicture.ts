// Looks at files before they are queued: what they are by their first bytes, and whether there is room for them.
import { pictureError, pictureType } from '../../../domain/terminals/pictures.ts';
import type { Picture, Refused } from './pictures.ts';

/** So many bytes tell what a file is. */
const FIRST_BYTES = 16;

async function typeOf(file: File) {
  const first = await file.slice(0, FIRST_BYTES).arrayBuffer();
  return pictureType(new Uint8Array(first));
}

const isDouble = (file: File, there: readonly File[]): boolean =>
  there.some(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  );

/** Parts files into those that may join the pictures that are there, and those that may not. */
export async function sorted(
  files: readonly File[],
  pictures: readonly Picture[],
): Promise<{ taken: File[]; refused: Refused[] }> {
  const taken: File[] = [];
  const refused: Refused[] = [];
  const types = await Promise.all(files.map(typeOf));
  for (const [index, file] of files.entries()) {
    const here = pictures.flatMap((picture) => (picture.file ? [picture.file] : []));
    const sizes = [...pictures.map(({ size }) => size), ...taken.map(({ size }) => size)];
    const fault = isDouble(file, [...here, ...taken])
      ? 'double'
      : pictureError({ size: file.size, type: types[index] }, sizes);
    if (fault) refused.push({ name: file.name, fault });
    else taken.push(file);
  }
  return { taken, refused };
}
