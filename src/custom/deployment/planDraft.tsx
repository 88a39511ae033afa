// The fields of a new deployment: its times, and the lockers it goes to, by check box, name or group.
import { useContext, type Ref } from 'react';
import type { Entry } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { ChosenLockersContext } from './ChosenLockersContext.ts';
import { versionCalls } from '../../../contract/terminals/versions.ts';
import type { Field } from '../../engine/declarations.ts';
import { labelled } from '../shared/labelled.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { PackageInput } from './PackageInput.tsx';
import { RingInput } from './RingInput.tsx';
import { UpgradeTimeInput } from './UpgradeTimeInput.tsx';

const nothing = () => null;

const FIELDS: Readonly<Record<string, Field>> = {
  lockerVersionFileId: { type: { Show: nothing, Input: labelled(PackageInput) } },
  lockerVersionUpgradeTime: { type: { Show: nothing, Input: UpgradeTimeInput } },
  lockerIds: { type: { Show: nothing, Input: labelled(LockersInput) } },
  ring: { type: { Show: nothing, Input: labelled(RingInput) } },
};

/** The form; a first ring is offered only where the server supports rings. */
export const planDraft = (rings: boolean) =>
  planForm(
    versionCalls.create,
    [
      {
        name: 'software',
        fields: ['lockerVersionName', 'lockerVersionFileId', 'lockerVersionDescription'],
      },
      { name: 'times', fields: ['lockerVersionUpgradeTime', 'lockerVersionFailureTime'] },
      { name: 'lockers', fields: rings ? ['lockerIds', 'ring'] : ['lockerIds'] },
    ],
    FIELDS,
  );

function LockersInput({ id, label, value, onChange, focus, invalid, describedBy }: Entry) {
  const { lockers } = useContext(ChosenLockersContext);
  return (
    <LockerChoice
      id={id}
      label={label}
      lockers={lockers}
      chosen={Array.isArray(value) ? value : []}
      onChange={onChange}
      focus={focus as Ref<HTMLInputElement>}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
}
