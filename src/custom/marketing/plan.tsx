// The form of a screen saver: its fields, two of them with custom inputs.
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Field } from '../../engine/declarations.ts';
import { planForm, type PlannedSection } from '../../engine/form/plan.ts';
import { sectionsOf } from '../../engine/sections.ts';
import { ChosenLockers } from './ChosenLockers.tsx';
import type { Ref } from 'react';
import type { ScreenSaverInfo } from '../../../contract/terminals/screenSavers.ts';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { PicturesInput } from './PicturesInput.tsx';
import { Thumbs } from './Thumbs.tsx';

/** Ascending, as the server returns them: the order of selection is not a change. */
const inOrder = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other);

function LockersInput({ id, focus, value, onChange, record, ...entry }: Entry) {
  const lockers = (record['lockerList'] ?? []) as ScreenSaverInfo['lockerList'];
  return (
    <div className="saver-lockers">
      <LockerChoice
        id={id}
        focus={focus as Ref<HTMLInputElement>}
        label={entry.label}
        lockers={lockers}
        chosen={value as readonly number[]}
        onChange={(chosen) => onChange(inOrder(chosen))}
        invalid={entry.invalid}
        describedBy={entry.describedBy}
      />
    </div>
  );
}

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

/** Default duration: long enough to read a picture, short enough to see the next one. */
export const FIRST_SWITCHING_S = 10;

const shown = (name: string) => {
  const kind = FIELDS[name]?.type;
  return typeof kind === 'object' ? { Show: kind.Show } : {};
};

/** The endpoint fields that a save sends. */
export const planOf = (endpoint: Endpoint): readonly PlannedSection[] =>
  planForm(endpoint, SECTIONS, FIELDS).map((section) => ({
    ...section,
    fields: section.fields.map((field) => ({ ...field, ...shown(field.name) })),
  }));
