// The names of an own resource in the sentences of the API document, where resources.ts has none.
import { ownResources } from '../../contract/ownResources.ts';
import type { Resource } from './types.ts';

const spaced = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function singular(many: string): string {
  if (many.endsWith('ies')) return `${many.slice(0, -3)}y`;
  return many.replace(/(?<=s|x|z|ch|sh)es$|s$/, '');
}

const TAKEN = 'A value that only one record may have, and another has, is refused with `TAKEN`.';

/** `keyCards` is a key card, and many are key cards; undefined for other groups of endpoints. */
export const ownResource = (group: string): Resource | undefined =>
  group in ownResources
    ? {
        one: spaced(singular(group)),
        many: spaced(group),
        more: { create: TAKEN, update: TAKEN },
      }
    : undefined;
