// A refused stale save: what another user changed meanwhile, and the choice of which version to keep.
import { useTranslate } from 'react-admin';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { changedFields } from '../../engine/form/values.ts';
import { shortMoment } from '../../engine/fields/clock.ts';
import { StatePanel } from '../../ui/states/StatePanel.tsx';
import type { Steps } from './Designer.tsx';
import { isDrawn, storedLayout } from './drawing.ts';
import { enteredOf } from './facts.ts';
import type { Theirs } from './useDesigner.ts';

interface Props {
  readonly theirs: Theirs;
  readonly steps: Steps;
}

/** Names of the fields that differ from the version the user started with. */
function changedBy(current: LegacyLocker, before: LegacyLocker, { form }: Steps): string[] {
  const fields = changedFields(form.fields, enteredOf(before), enteredOf(current));
  return [...fields, ...(isDrawn(before, storedLayout(current)) ? ['cabinets'] : [])];
}

export function TheirsPanel({ theirs, steps }: Props) {
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
      <button type="button" className="btn" onClick={() => steps.takeTheirs(theirs)}>
        {translate('engine.stale.takeTheirs')}
      </button>
      <button type="button" className="btn primary" onClick={() => steps.keepMine(theirs)}>
        {translate('legacyBox.keepMine')}
      </button>
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
