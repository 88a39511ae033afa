// A link to the form of a new case with its subjects filled in.
import type { cases } from '../../../contract/operations/cases.ts';
import type { Input } from '../../../contract/endpoint.ts';
import { createUrl } from '../../routes/route.ts';

type About = Partial<Input<typeof cases.create>>;

export const newCaseUrl = (about: About): string => createUrl('cases', about);
