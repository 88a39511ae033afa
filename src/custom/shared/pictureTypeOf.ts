// The type of a chosen picture.
import { pictureType, type PictureType } from '../../../domain/terminals/pictures.ts';

/** The number of leading bytes that identify it. */
const FIRST_BYTES = 16;

export const pictureTypeOf = async (file: File): Promise<PictureType | undefined> =>
  pictureType(new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer()));
