// The way to a new case with what it is about filled in, for those who may open one on a server that has cases.
import { cases } from '../../../contract/operations/cases.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { useMayUse } from '../../engine/mayUse.ts';

type About = Partial<Input<typeof cases.create>>;

/** The form of a case. */
export const newCasePlace = (about: About): string =>
  `/app/cases/create?${new URLSearchParams({ source: JSON.stringify(about) }).toString()}`;

/** Whether the person at the screen may open a case here. */
export function useMayOpenCase(): boolean {
  const mayUse = useMayUse();
  return knownCapabilities().features.includes(cases.feature) && mayUse(cases.create);
}
