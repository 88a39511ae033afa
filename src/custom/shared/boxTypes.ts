// The box types the server offers: its sizes under our ids, and which of them take parcels.
import { boxTypes } from '../../../contract/boxes/boxTypes.ts';
import type { Output } from '../../../contract/endpoint.ts';
import { isManagement, withFixedIds } from '../../../domain/boxes/boxTypes.ts';
import { call } from '../../dataProvider/call.ts';
import { CallError } from '../../dataProvider/callError.ts';

export type BoxType = Output<typeof boxTypes.list>[number] & { readonly management: boolean };

/** The message key when box types could not be loaded (R8.7, R8.8). */
export const boxTypesError = (error: unknown): 'boxes.typesRefused' | 'boxes.typesBroken' =>
  error instanceof CallError && error.status > 0 && error.status < 500
    ? 'boxes.typesRefused'
    : 'boxes.typesBroken';

/** The server's box types, with the ids of the static list (R3.30). Throws as `call` does. */
export async function loadBoxTypes(signal?: AbortSignal): Promise<readonly BoxType[]> {
  const types = await call(boxTypes.list, {}, { signal });
  return withFixedIds(types).map((type) => ({ ...type, management: isManagement(type) }));
}
