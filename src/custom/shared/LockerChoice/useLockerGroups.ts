// The locker groups for whoever may see them, where the server has any; nobody waits for them.
import { useEffect, useState } from 'react';
import { lockerGroups } from '../../../../contract/lockers/lockerGroups.ts';
import { call } from '../../../dataProvider/call.ts';
import { knownCapabilities } from '../../../dataProvider/capabilities.ts';
import { useMayUse } from '../../../engine/mayUse.ts';
import type { LockerGroup } from './choice.ts';

/** As many as fit above a list; who has more finds lockers by name. */
const GROUPS_MAX = 50;

const NONE: readonly LockerGroup[] = [];

/** The groups by name; none until they are there, and none where they cannot be had: they are a shortcut. */
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
