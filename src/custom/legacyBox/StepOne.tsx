// Step 1: the locker's details.
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { FormFields } from '../../engine/form/FormFields.tsx';
import { isDrawn } from './drawing.ts';
import type { Steps } from './Designer.tsx';

const mustLook = ({ known, history }: Steps) =>
  known !== undefined && isDrawn(known, history.present);

/** A stored locker can be saved here too, while nothing is drawn: drawn changes are shown before they are saved. */
function Foot({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { form, done, known, cancel, toList, save } = steps;
  const busy = form.phase === 'saving';
  if (done)
    return (
      <button type="button" className="btn primary" onClick={toList}>
        {translate('engine.form.goOn')}
      </button>
    );
  return (
    <>
      <button type="button" className="btn" disabled={busy} onClick={cancel}>
        {translate('ra.action.cancel')}
      </button>
      {known && !mustLook(steps) && (
        <button type="button" className="btn" aria-disabled={busy} onClick={() => void save()}>
          {translate('engine.form.save')}
        </button>
      )}
      <button type="submit" className="btn primary" aria-disabled={busy}>
        {translate('legacyBox.next')}
      </button>
    </>
  );
}

export function StepOne({ steps }: { readonly steps: Steps }) {
  const translate = useTranslate();
  const { form, goOn } = steps;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    goOn();
  };
  return (
    <div className="panel pad form-page">
      <form className="form" noValidate onSubmit={submit}>
        <FormFields {...form} />
        <footer className="form-foot">
          <span className="soft grow" role="status">
            {form.wrong > 0 && translate('engine.form.toCorrect', { smart_count: form.wrong })}
            {form.wrong === 0 && mustLook(steps) && translate('legacyBox.lookFirst')}
          </span>
          <Foot steps={steps} />
        </footer>
      </form>
    </div>
  );
}
