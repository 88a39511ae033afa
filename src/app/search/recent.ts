// Where somebody went from the search before: kept under their own name on this browser, and forgotten at sign-out.
import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import { useMayUse, type Guarded } from '../../engine/mayUse.ts';
import type { Group, Hit, Recent } from './hit.ts';
import type { Place, Say } from './places.ts';

const KEPT = 6;
const NONE: readonly Recent[] = [];

/** By which right each kind is seen: roles change. */
const RIGHTS: Readonly<Record<Exclude<Group, 'pages' | 'acts'>, Guarded>> = {
  parcels: parcels.one,
  bookings: parcels.one,
  boxes: lockers.one,
  lockers: lockers.one,
  members: members.one,
  staff: staffCalls.backend,
};

/** A place is called by the language of now. */
function asPlace(one: Recent, places: readonly Place[], say: Say): Hit | undefined {
  const place = places.find(({ to }) => to === one.to);
  return place && { ...one, label: place.label(say), exact: false };
}

/** The last ones, the newest first, as far as they may be seen; and how one is kept. */
export function useRecent(places: readonly Place[], say: Say) {
  const [kept, setKept] = useStore<readonly Recent[]>('search.recent', NONE);
  const mayUse = useMayUse();
  const hits = useMemo(
    () =>
      kept.flatMap((one): Hit[] => {
        const { group } = one;
        if (group !== 'pages' && group !== 'acts')
          return mayUse(RIGHTS[group]) ? [{ ...one, exact: false }] : [];
        const hit = asPlace(one, places, say);
        return hit ? [hit] : [];
      }),
    [kept, places, mayUse, say],
  );
  const keep = ({ group, key, icon, label, under, to }: Hit) => {
    if (to === undefined) return;
    const place = group === 'pages' || group === 'acts';
    // What says how a customer is reached is not kept, nor what the language of the screen says.
    const more = place || group === 'members' || under === undefined ? {} : { under };
    const others = kept.filter((one) => one.key !== key);
    setKept([{ group, key, icon, label, to, ...more }, ...others].slice(0, KEPT));
  };
  return { hits, keep };
}
