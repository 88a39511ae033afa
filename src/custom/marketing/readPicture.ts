// Validates files before they are queued: their type by the first bytes, and the remaining limit.
import { pictureError, pictureType } from '../../../domain/terminals/pictures.ts';
import type { Picture, Refused } from './pictures.ts';

/** The number of leading bytes that identify a file's type. */
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

/** Splits files into those that can be added to the existing pictures, and those that cannot. */
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
