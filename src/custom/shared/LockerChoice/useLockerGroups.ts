// The locker groups, for users who may see them on servers that have them; loading blocks nothing.
import { useEffect, useState } from 'react';
import { lockerGroups } from '../../../../contract/lockers/lockerGroups.ts';
import { call } from '../../../dataProvider/call.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import type { LockerGroup } from './choice.ts';

/** As many as fit above a list; larger networks search lockers by name. */
const GROUPS_MAX = 50;

const NONE: readonly LockerGroup[] = [];

/** The groups by name; empty until loaded and where unavailable, as they are only a shortcut. */
export function useLockerGroups(): readonly LockerGroup[] {
  const [groups, setGroups] = useState(NONE);
  const mayAsk = useMayUse()(lockerGroups.list);
  useEffect(() => {
    const there = knownCapabilities().features.includes(lockerGroups.feature);
    if (!there || !mayAsk) return undefined;
    const given = new AbortController();
    const ask = async () => {
      const asked = { page: 0, size: GROUPS_MAX, sort: 'name,asc' };
      const { content } = await call(lockerGroups.list, asked, { signal: given.signal });
      setGroups(content);
    };
    void ask().catch(() => undefined);
    return () => given.abort();
  }, [mayAsk]);
  return groups;
}
