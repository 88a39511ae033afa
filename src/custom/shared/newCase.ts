// A link to a new case with its subjects filled in, if the user may create one and cases exist.
import { cases } from '../../../contract/operations/cases.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { createUrl } from '../../routes/route.ts';

type About = Partial<Input<typeof cases.create>>;

/** The form of a case. */
export const newCaseUrl = (about: About): string => createUrl('cases', about);

/** Whether the user may create a case here. */
export function useMayOpenCase(): boolean {
  return useCanAccess()(cases.create);
}
