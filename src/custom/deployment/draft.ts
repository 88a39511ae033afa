// The fields of a new deployment in form order; the endpoint defines their validation.
import { versionCalls } from '../../../contract/terminals/versions.ts';
import type { Field } from '../../engine/declarations.ts';
import { planForm } from '../../engine/form/plan.ts';
import { LockersInput } from './LockersInput.tsx';
import { PackageInput } from './PackageInput.tsx';
import { RingInput } from './RingInput.tsx';

const nothing = () => null;

const FIELDS: Readonly<Record<string, Field>> = {
  lockerVersionFileId: { type: { Show: nothing, Input: PackageInput } },
  lockerIds: { type: { Show: nothing, Input: LockersInput } },
  ring: { type: { Show: nothing, Input: RingInput } },
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
