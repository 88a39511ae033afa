// Step 1: every field of the locker, section by section.
import Button from '@mui/material/Button';
import { keepToastsClear } from '../../ui/useToastLift.ts';
import { readId } from '../../dataProvider/ids.ts';
import { call } from '../../dataProvider/call.ts';
import type { ComponentType, FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { terminalKeys } from '../../../contract/terminals/terminalKeys.ts';
import { FormContext } from '../../engine/form/FormContext.tsx';
import { FormField } from '../../engine/form/FormField.tsx';
import { ToCorrect } from '../../engine/form/ToCorrect.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { NewKey } from '../shared/NewKey.tsx';
import { Devices } from './devices/Devices.tsx';
import { DraftLine } from './DraftLine.tsx';
import type { LockerFormState } from './useLockerForm.ts';
import { FreePeriod } from './place/FreePeriod.tsx';
import { Hours } from './place/Hours.tsx';
import { PlaceMap } from './place/PlaceMap.tsx';
import '../../engine/fields/input/enter.css';
import '../../engine/form/form.css';

interface FootProps {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
  /** To a field, in whatever step. */
  readonly onGo: (field: string) => void;
}

function Foot({ state, onSave, onList, onGo }: FootProps) {
  const translate = useTranslate();
  const { phase, isNew, layoutHeld, wrong, drawing } = state;
  if (phase === 'saved') {
    return (
      <footer className="locker-foot wrap stays" ref={keepToastsClear}>
        <span className="grow" />
        <Button variant="contained" onClick={onList}>
          {translate('engine.form.goOn')}
        </Button>
      </footer>
    );
  }
  const saves = !isNew && (layoutHeld || !drawing.isDrawn);
  const drawn = layoutHeld ? 'lockerForm.drawingKept' : 'lockerForm.lookFirst';
  return (
    <footer className="locker-foot wrap stays" ref={keepToastsClear}>
      <DraftLine {...state} />
      <span className="soft grow" role="status">
        <ToCorrect wrong={wrong} onGo={onGo} />
        {wrong.length === 0 && drawing.isDrawn && !isNew && translate(drawn)}
      </span>
      <Button type="submit" variant={saves ? 'outlined' : 'contained'}>
        {translate('lockerForm.toLayout')}
      </Button>
      {saves && (
        <Button variant="contained" aria-disabled={phase === 'saving'} onClick={onSave}>
          {translate(phase === 'saving' ? 'engine.form.saving' : 'lockerForm.saveLocker')}
        </Button>
      )}
    </footer>
  );
}

/** Hidden on a server without terminal keys and for users who may not create one. */
function TerminalKey({ record }: LockerFormState) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  if (!canAccess(terminalKeys.renew)) return null;
  const lockerId = readId(plain(record['lockerId']));
  return (
    <fieldset className="panel pad locker-section stack">
      <legend>{translate('lockerForm.terminal.title')}</legend>
      <p className="soft">{translate('lockerForm.terminal.hint')}</p>
      <NewKey
        create={async () => (await call(terminalKeys.renew, { lockerId })).terminalKey}
        messages="lockerForm.terminal"
        name={plain(record['lockerName'])}
      />
    </fieldset>
  );
}

/** The sections that are more than their fields. */
const CUSTOM: Readonly<Record<string, ComponentType<LockerFormState>>> = {
  hours: Hours,
  storage: FreePeriod,
  devices: Devices,
};

function Section({
  state,
  section,
}: {
  state: LockerFormState;
  section: LockerFormState['plan'][number];
}) {
  const translate = useTranslate();
  const { name = '', fields } = section;
  const Custom = CUSTOM[name];
  return (
    <fieldset className={`panel pad locker-section stack at-${name}`}>
      <legend>{translate(`resources.lockers.sections.${name}`)}</legend>
      {name === 'place' && <PlaceMap {...state} />}
      {Custom ? (
        <Custom {...state} />
      ) : (
        <div className="locker-fields stack">
          {fields.map((planned) => (
            <FormField key={planned.name} planned={planned} />
          ))}
        </div>
      )}
    </fieldset>
  );
}

export function StepOne({ onNext, ...props }: FootProps & { readonly onNext: () => void }) {
  const { state } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <FormContext form={state}>
      <form className="locker-form stack" noValidate onSubmit={submit}>
        {state.plan
          .filter(({ name }) => name !== 'layout')
          .map((section) => (
            <Section key={section.name} state={state} section={section} />
          ))}
        {!state.isNew && <TerminalKey {...state} />}
        <Foot {...props} />
      </form>
    </FormContext>
  );
}
