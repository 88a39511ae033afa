// The fields of a new deployment: its times, and the lockers it goes to, by check box, name or group.
import { useContext, type Ref } from 'react';
import type { Entry, InputProps } from '../../engine/fields/fieldType.ts';
import { LockerChoice } from '../shared/LockerChoice/LockerChoice.tsx';
import { ChosenLockersContext } from './ChosenLockersContext.ts';
import { versionCalls } from '../../../contract/terminals/versions.ts';
import type { Field } from '../../engine/declarations.ts';
import { labelled } from '../shared/labelled.tsx';
import { planForm } from '../../engine/form/plan.ts';
import { PackageInput } from './PackageInput.tsx';
import { RingInput } from './RingInput.tsx';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { nextNight } from '../../../domain/terminals/rollouts.ts';
import { knownCapabilities } from '../../dataProvider/capabilities.ts';
import { moment } from '../../engine/fields/clock.ts';
import { TimeInput } from '../../engine/fields/input/TimeInput.tsx';
import { STATE_EVERY_MS, useClock } from '../shared/networkNow/useClock.ts';

/** The upgrade time, with an offer that sets it and the failure time to the coming night. */
function UpgradeTimeInput(props: InputProps) {
  const translate = useTranslate();
  const { setTimes } = useContext(ChosenLockersContext);
  const night = nextNight(useClock(STATE_EVERY_MS), knownCapabilities().timeZone);
  return (
    <div className="field">
      <TimeInput {...props} />
      <Button size="small" onClick={() => setTimes(night)}>
        {translate('deployment.tonight', {
          from: moment(night.from),
          until: moment(night.until).slice(-5),
        })}
      </Button>
    </div>
  );
}

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
