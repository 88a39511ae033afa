// Step 1: every field of the locker, section by section.
import Button from '@mui/material/Button';
import { keepToastsClear } from '../../ui/useToastLift.ts';
import { readId } from '../../dataProvider/ids.ts';
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormContext } from '../../engine/form/FormContext.tsx';
import { FormField } from '../../engine/form/FormField.tsx';
import { ToCorrect } from '../../engine/form/ToCorrect.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { Devices, TerminalKey } from './devices/Devices.tsx';
import type { SectionName } from './planLocker.tsx';
import { DraftLine } from './DraftLine.tsx';
import { useDrawn } from './layout/useLayout.ts';
import type { LockerFormState } from './useLockerForm.ts';
import { FreePeriod, PlaceMap } from './place/FreePeriod.tsx';
import { Hours } from './place/Hours.tsx';
import '../../engine/fields/input/enter.css';
import '../../engine/form/form.css';

interface FootProps {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
  /** To a field, in whatever step. */
  readonly onGo: (field: string) => void;
}

/** The error, else what happens to the drawing. */
function Status({ state, drawn, onGo }: Pick<FootProps, 'state' | 'onGo'> & { drawn: boolean }) {
  const translate = useTranslate();
  const { wrong, isNew, layoutHeld } = state;
  const word = layoutHeld ? 'lockerForm.drawingKept' : 'lockerForm.lookFirst';
  return (
    <span className="soft grow" role="status">
      <ToCorrect wrong={wrong} onGo={onGo} />
      {wrong.length === 0 && drawn && !isNew && translate(word)}
    </span>
  );
}

function Foot({ state, onSave, onList, onGo }: FootProps) {
  const translate = useTranslate();
  const { phase, isNew, layoutHeld } = state;
  const drawn = useDrawn(state.layout);
  if (phase === 'saved') {
    return (
      <footer className="locker-foot" ref={keepToastsClear}>
        <span className="grow" />
        <Button variant="contained" onClick={onList}>
          {translate('engine.form.goOn')}
        </Button>
      </footer>
    );
  }
  const saves = !isNew && (layoutHeld || !drawn);
  return (
    <footer className="locker-foot" ref={keepToastsClear}>
      <DraftLine {...state} />
      <Status state={state} drawn={drawn} onGo={onGo} />
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

interface Props extends FootProps {
  readonly onNext: () => void;
}

function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <fieldset className={`panel pad locker-section at-${name}`}>
      <legend>{translate(`resources.lockers.sections.${name}`)}</legend>
      {children}
    </fieldset>
  );
}

function Fields({ state, name }: { state: LockerFormState; name: SectionName }) {
  const section = state.plan.find((one) => one.name === name);
  return (
    <div className="locker-fields">
      {section?.fields.map((planned) => (
        <FormField key={planned.name} planned={planned} />
      ))}
    </div>
  );
}

export function StepOne({ state, onNext, ...ways }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onNext();
  };
  return (
    <FormContext form={{ ...state, methods: state.form }}>
      <form className="locker-form" noValidate onSubmit={submit}>
        <Section name="identity">
          <Fields state={state} name="identity" />
        </Section>
        <Section name="place">
          <PlaceMap state={state} />
          <Fields state={state} name="place" />
        </Section>
        <Section name="address">
          <Fields state={state} name="address" />
        </Section>
        <Section name="hours">
          <Hours state={state} />
        </Section>
        <Section name="services">
          <Fields state={state} name="services" />
        </Section>
        <Section name="storage">
          <FreePeriod state={state} />
        </Section>
        <Section name="devices">
          <Devices state={state} />
        </Section>
        {!state.isNew && (
          <TerminalKey
            lockerId={readId(plain(state.record['lockerId']))}
            lockerName={plain(state.record['lockerName'])}
          />
        )}
        <Foot state={state} {...ways} />
      </form>
    </FormContext>
  );
}
