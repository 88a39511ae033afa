// Step 2: the cabinets and their boxes, drawn with the door layout editor.
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { LEGACY_SIZES } from '../../../domain/layout/legacyCabinets.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LayoutEditor } from '../shared/layoutEditor/LayoutEditor.tsx';
import { drawingError, isHeld, storedLayout, isDrawn } from './drawing.ts';
import type { Steps } from './Designer.tsx';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { changedFields } from '../../engine/form/values.ts';
import { shortMoment } from '../../engine/fields/clock.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import { enteredOf } from './facts.tsx';
import type { Theirs } from './useDesigner.ts';

/** Names of the fields that differ from the version the user started with. */
function changedBy(current: LegacyLocker, before: LegacyLocker, { form }: Steps): string[] {
  const fields = changedFields(form.fields, enteredOf(before), enteredOf(current));
  return [...fields, ...(isDrawn(before, storedLayout(current)) ? ['cabinets'] : [])];
}

export function TheirsPanel({ theirs, steps }: { theirs: Theirs; steps: Steps }) {
  const translate = useTranslate();
  const { current, who } = theirs;
  const names = steps.known ? changedBy(current, steps.known, steps) : [];
  const labels = names.map((name) => translate(`resources.legacyLockers.fields.${name}`));
  const title = translate('engine.stale.title', {
    who: who ?? translate('engine.stale.somebody'),
    what: translate('resources.legacyLockers.name', { smart_count: 1 }).toLocaleLowerCase(),
    time: shortMoment(current.lastUpdatedTime),
  });
  const actions = (
    <>
      <Button onClick={() => steps.takeTheirs(theirs)}>
        {translate('engine.stale.takeTheirs')}
      </Button>
      <Button variant="contained" onClick={() => steps.keepMine(theirs)}>
        {translate('legacyBox.keepMine')}
      </Button>
    </>
  );
  return (
    <StatePanel icon="people" title={title} actions={actions} role="alert">
      <p>
        {translate('legacyBox.theirs', { fields: labels.join(translate('engine.filter.comma')) })}
      </p>
    </StatePanel>
  );
}

/** The actions for the drawing, at the right of the page. */
export function StepTwoActions({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { form, done, history, setStep, cancel, toList, save } = steps;
  const busy = form.phase === 'saving';
  const error = drawingError(history.present);
  if (done)
    return (
      <Button variant="contained" onClick={toList}>
        {translate('engine.form.goOn')}
      </Button>
    );
  return (
    <>
      <Button disabled={busy} onClick={() => setStep(1)}>
        {translate('legacyBox.back')}
      </Button>
      <Button disabled={busy} onClick={cancel}>
        {translate('ra.action.cancel')}
      </Button>
      <Button
        variant="contained"
        disabled={error !== undefined}
        aria-disabled={busy}
        onClick={() => void save()}
      >
        {translate(busy ? 'engine.form.saving' : 'legacyBox.save')}
      </Button>
    </>
  );
}

export function StepTwo({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { known, history, setHistory, done } = steps;
  const stored = useMemo(() => storedLayout(known), [known]);
  const held = isHeld(known);
  const error = drawingError(history.present);
  return (
    <>
      <p className="soft legacySays" role="status">
        {error && !held && translate(`legacyBox.${error}`)}
      </p>
      {held && (
        <p className="legacyHeld row" role="note">
          <Icon name="lock" />
          {translate('problems.codes.LAYOUT_IN_USE')}
        </p>
      )}
      <LayoutEditor
        boxTypes={LEGACY_SIZES}
        history={history}
        onHistory={setHistory}
        stored={stored}
        readOnly={held || done}
        sizesOnly
      />
    </>
  );
}
