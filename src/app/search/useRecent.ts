// Recently visited search results, stored per user in this browser and deleted at sign-out.
import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { members } from '../../../contract/people/members.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { lockers } from '../../../contract/lockers/lockers.ts';
import { staffCalls } from '../../../contract/people/staff.ts';
import type { Guarded } from '../../../contract/rights.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import type { Group } from './groups.ts';
import type { Hit, Recent } from './hit.ts';
import type { Place, Say } from './placesOf.ts';

const KEPT = 6;
const NONE: readonly Recent[] = [];

/** Permission required for each type: roles change. */
const RIGHTS: Readonly<Record<Exclude<Group, 'pages' | 'actions' | 'commands'>, Guarded>> = {
  parcels: parcels.one,
  bookings: parcels.one,
  boxes: lockers.one,
  lockers: lockers.one,
  members: members.one,
  staff: staffCalls.backend,
};

/** A target's name is in the current language. */
function asPlace(one: Recent, places: readonly Place[], say: Say): Hit | undefined {
  const place = places.find(({ to }) => to === one.to);
  return place && { ...one, label: place.label(say), exact: false };
}

/** The most recent ones, newest first, as far as permitted; and a function to add one. */
export function useRecent(places: readonly Place[], say: Say) {
  const [kept, setKept] = useStore<readonly Recent[]>('search.recent', NONE);
  const canAccess = useCanAccess();
  const hits = useMemo(
    () =>
      kept.flatMap((one): Hit[] => {
        const { group } = one;
        if (group === 'commands') return [];
        if (group !== 'pages' && group !== 'actions')
          return canAccess(RIGHTS[group]) ? [{ ...one, exact: false }] : [];
        const hit = asPlace(one, places, say);
        return hit ? [hit] : [];
      }),
    [kept, places, canAccess, say],
  );
  const keep = ({ group, key, icon, label, under, to }: Hit) => {
    // A command is typed anew: its record may have changed.
    if (to === undefined || group === 'commands') return;
    const place = group === 'pages' || group === 'actions';
    // `under` is not stored if it holds a customer's contact data or a translated text.
    const more = place || group === 'members' || under === undefined ? {} : { under };
    const others = kept.filter((one) => one.key !== key);
    setKept([{ group, key, icon, label, to, ...more }, ...others].slice(0, KEPT));
  };
  return { hits, keep };
}
