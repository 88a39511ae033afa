// The two steps of the legacy designer and the validation between them.
import Button from '@mui/material/Button';
import { useNavigate, useTranslate } from 'react-admin';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import type { LegacyLocker } from '../../../contract/lockers/legacyLockers.ts';
import { LeavingDialog } from '../../engine/form/LeavingDialog.tsx';
import { useLeaving } from '../../engine/form/useLeaving.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { Page } from '../../engine/Page.tsx';
import { drawingError, isDrawn } from './drawing.ts';
import type { FormEvent } from 'react';
import { ToCorrect } from '../../engine/form/ToCorrect.tsx';
import { FormFields } from '../../engine/form/FormFields.tsx';
import { listUrl } from '../../routes/route.ts';
import { StepTwo, StepTwoActions, TheirsPanel } from './StepTwo.tsx';
import { useDesigner } from './useDesigner.ts';

const mustLook = ({ known, history }: Steps) =>
  known !== undefined && isDrawn(known, history.present);

/** A stored locker can be saved here too, while nothing is drawn: drawn changes are shown before they are saved. */
function Foot({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { form, done, known, cancel, toList, save } = steps;
  const busy = form.phase === 'saving';
  if (done)
    return (
      <Button variant="contained" onClick={toList}>
        {translate('engine.form.goOn')}
      </Button>
    );
  return (
    <>
      <Button disabled={busy} onClick={cancel}>
        {translate('ra.action.cancel')}
      </Button>
      {known && !mustLook(steps) && (
        <Button aria-disabled={busy} onClick={() => void save()}>
          {translate('engine.form.save')}
        </Button>
      )}
      <Button type="submit" variant="contained" aria-disabled={busy}>
        {translate('legacyBox.next')}
      </Button>
    </>
  );
}

function StepOne({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { form, goOn } = steps;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <div className="panel pad form-page">
      <form className="form stack" noValidate onSubmit={submit}>
        <FormFields {...form} />
        <FormToolbar>
          <span className="soft grow" role="status">
            <ToCorrect wrong={form.wrong} onGo={form.methods.setFocus} />
            {form.wrong.length === 0 && mustLook(steps) && translate('legacyBox.lookFirst')}
          </span>
          <Foot steps={steps} />
        </FormToolbar>
      </form>
    </div>
  );
}

interface Props {
  /** As loaded; undefined for a new locker. */
  readonly locker?: LegacyLocker;
}

/**
 * A new locker needs both steps, and a drawing with an error cannot be saved from either. A change to the
 * details continues at the drawing instead of saving: the changes are shown before the save.
 */
function useSteps(locker: LegacyLocker | undefined) {
  const navigate = useNavigate();
  const designer = useDesigner(locker);
  const { form, changed, done, save, known, history, step } = designer;
  const saveFirst = async () => {
    if (step === 1 && isDrawn(known, history.present)) {
      designer.goOn();
      return false;
    }
    return drawingError(history.present) === undefined && save();
  };
  const { leaving, leave } = useLeaving({
    changed,
    phase: form.phase,
    save: saveFirst,
    isSaved: form.isSaved,
    discard: designer.discard,
  });
  const toList = useOnward(done, () => navigate(listUrl('legacyLockers')));
  return { ...designer, leaving, cancel: () => leave(toList), toList };
}

export type Steps = ReturnType<typeof useSteps>;

export function Designer({ locker }: Props) {
  const translate = useTranslate();
  const steps = useSteps(locker);
  const { step, theirs, leaving, changed, known } = steps;
  const title = known
    ? translate('legacyBox.edit', { name: known.name })
    : translate('legacyBox.create');
  return (
    <Page
      title={title}
      crumbs={[{ label: translate('resources.legacyLockers.title'), to: listUrl('legacyLockers') }]}
      fact={translate(`legacyBox.step${step}`)}
      actions={step === 2 ? <StepTwoActions steps={steps} /> : undefined}
    >
      {theirs && <TheirsPanel theirs={theirs} steps={steps} />}
      <RecordTabs subject={['locker', known?.id]}>
        {step === 1 ? <StepOne steps={steps} /> : <StepTwo steps={steps} />}
      </RecordTabs>
      <LeavingDialog
        leaving={leaving}
        resourceName="legacyLockers"
        name={known?.name ?? ''}
        changed={changed}
      />
    </Page>
  );
}
