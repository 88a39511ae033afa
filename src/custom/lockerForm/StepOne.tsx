// Step 1: every field of the locker, section by section.
import type { FormEvent, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FormField } from '../../engine/form/FormField.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { Devices, TerminalKey } from './devices/Devices.tsx';
import type { SectionName } from './fields.tsx';
import { Foot } from './Foot.tsx';
import { FreePeriod, PlaceMap } from './place/FreePeriod.tsx';
import { Hours } from './place/Hours.tsx';
import type { LockerFormState } from './useLockerForm.ts';
import '../../engine/fields/input/enter.css';
import '../../engine/form/form.css';

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onNext: () => void;
  readonly onList: () => void;
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
        <FormField
          key={planned.name}
          resourceName={state.resourceName}
          planned={planned}
          control={state.control}
          record={state.record}
        />
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
          lockerId={Number(state.record['lockerId'])}
          lockerName={plain(state.record['lockerName'])}
        />
      )}
      <Foot state={state} {...ways} />
    </form>
  );
}
