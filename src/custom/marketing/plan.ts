// The form of a screen saver: its fields, with the two that are entered by hand-made inputs.
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Field } from '../../engine/declarations.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { sectionsOf } from '../../engine/sections.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import { LockersInput } from './LockersInput.tsx';
import { PicturesInput } from './PicturesInput.tsx';
import { Thumbs } from './Thumbs.tsx';

const SECTIONS = sectionsOf([
  'name',
  'pictureSwitchingTime',
  'description',
  'notice',
  'fileId',
  'lockerId',
]);

const FIELDS: Readonly<Record<string, Field>> = {
  description: { type: 'longText' },
  notice: { type: 'longText' },
  fileId: { type: { Show: Thumbs, Input: PicturesInput } },
  lockerId: { type: { Show: ChosenLockers, Input: LockersInput } },
};

/** How a new one begins: long enough to read a picture, short enough to see the next one. */
export const FIRST_SWITCHING_S = 10;

const shown = (name: string) => {
  const kind = FIELDS[name]?.type;
  return typeof kind === 'object' ? { Show: kind.Show } : {};
};

/** The fields of the endpoint that a save asks. */
export const planOf = (endpoint: Endpoint): readonly PlannedSection[] =>
  planForm(endpoint, SECTIONS, FIELDS).map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, ...shown(field.name) })),
  }));
