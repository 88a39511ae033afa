// The two steps over one form: navigation, actions, and errors that block a save.
import Button from '@mui/material/Button';
import { useEffect, useDeferredValue, useState } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { errorsIn } from '../../../domain/layout/errorsIn.ts';
import { isStanding, type Layout } from '../../../domain/layout/layout.ts';
import { lackingParts, type LockerPart } from '../../../domain/lockers/lockerDraft.ts';
import { StaleDialog } from '../../engine/form/stale/StaleDialog.tsx';
import { useWayToError } from '../shared/useWayToError.ts';
import { useOnward } from '../../engine/form/useOnward.ts';
import { RecordTabs } from '../../engine/history/RecordTabs.tsx';
import { plain } from '../../engine/fields/plain.ts';
import { StepMarks } from '../shared/StepMarks.tsx';
import { Page } from '../../engine/Page.tsx';
import { useSaveKeys } from '../../engine/form/useSaveKeys.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { type LockerFormState, useLockerForm, type Beginning } from './useLockerForm.ts';
import { StepOne } from './StepOne.tsx';
import { StepTwo } from './StepTwo.tsx';
import DialogActions from '@mui/material/DialogActions';
import { DialogFrame } from '../../ui/DialogFrame.tsx';

interface LackingProps {
  readonly name: string;
  readonly parts: readonly LockerPart[];
  readonly onCreate: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** Before a locker is created without a place, an address, a terminal or boxes: what that means, and the choice. */
function Lacking({ name, parts, onCreate, onBack, onLeave }: LackingProps) {
  const translate = useTranslate();
  return (
    <DialogFrame title={translate('lockerForm.lacking.title', { name })} onLeave={onLeave}>
      <ul className="act-list well">
        {parts.map((part) => (
          <li key={part}>
            <b>{translate(`lockerForm.lacking.${part}`)}</b>
            <span className="soft">{translate(`lockerForm.lacking.${part}Text`)}</span>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onCreate}>{translate('lockerForm.lacking.create')}</Button>
        <Button variant="contained" onClick={onBack}>
          {translate('lockerForm.lacking.back')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

interface Off {
  /** The message: a key of the page, with a count. */
  readonly key: 'lockerForm.errorsFirst' | 'lockerForm.nothingChanged' | 'engine.form.saving';
  readonly smart_count: number;
}

/** Why the layout cannot be saved now; undefined where it can. */
function saveOff(state: LockerFormState, present: Layout): Off | undefined {
  const { drawing, layoutHeld, isNew, phase, isEntered } = state;
  if (phase !== 'entering') return { key: 'engine.form.saving', smart_count: 0 };
  const count = layoutHeld ? 0 : errorsIn(present).length;
  if (count > 0) return { key: 'lockerForm.errorsFirst', smart_count: count };
  if (isNew || isEntered || (!layoutHeld && drawing.isDrawn)) return undefined;
  return { key: 'lockerForm.nothingChanged', smart_count: 0 };
}

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
}

function LayoutActions({ state, onSave, onList }: Props) {
  const translate = useTranslate();
  const { phase, isNew, drawing, layoutHeld } = state;
  const off = saveOff(state, useDeferredValue(drawing.history.present));
  const save = isNew || layoutHeld ? 'lockerForm.saveLocker' : 'lockerForm.saveLayout';
  const isSaved = phase === 'saved';
  return (
    <Button
      variant="contained"
      aria-disabled={!isSaved && off !== undefined}
      title={phase === 'entering' && off ? translate(off.key, off) : undefined}
      onClick={isSaved ? onList : onSave}
    >
      {translate(
        { entering: save, saving: 'engine.form.saving', saved: 'engine.form.goOn' }[phase],
      )}
    </Button>
  );
}

/** The locker's name so far. */
function useTitle({ isNew, record, methods }: LockerFormState, step: 1 | 2, copied?: string) {
  const translate = useTranslate();
  const word = isNew ? 'titleNew' : 'titleEdit';
  const own = plain(isNew && step === 2 ? methods.getValues('lockerName') : record['lockerName']);
  const isCopy = copied !== undefined && step === 1;
  const name = isCopy ? translate('engine.form.copiedFrom', { name: copied }) : own;
  const where = translate('lockerForm.stepOf', { step });
  return {
    title: translate(step === 2 ? 'lockerForm.titleLayout' : `lockerForm.${word}`),
    fact: name === '' ? where : translate('lockerForm.nameAndStep', { name, where }),
    crumb: plain(record['lockerNumber']),
  };
}

const stepOf = (field: string) => (field === 'boxList' ? 2 : 1);

export function Steps({ beginning, step }: { beginning: Beginning; step: 1 | 2 }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const { lockerId, source } = beginning;
  const state = useLockerForm(beginning);
  const { title, fact, crumb } = useTitle(state, step, source?.lockerName);
  const toList = useEvent(() => void navigate(listUrl('lockers')));
  const go = useEvent(
    (next: 1 | 2) =>
      void navigate(
        pageUrl(routes.lockerForm, { id: lockerId, copy: source?.lockerId, step: `${next}` }),
      ),
  );
  useOnward(state.phase === 'saved', toList);
  const { methods, fields, drawing, isNew } = state;
  const way = useWayToError<1 | 2>({ form: methods, fields, step, stepOf, open: go });
  const save = useEvent(async () => {
    if (!(await state.save())) way.lead();
  });
  const [lacking, setLacking] = useState<readonly LockerPart[]>([]);
  if (step === 1 && lacking.length > 0) setLacking([]);
  /** Closes the question, and continues with its answer. */
  const answered = (then: () => void) => () => {
    setLacking([]);
    then();
  };
  const next = useEvent(async () => {
    if (await state.checkFields()) go(2);
  });
  // Changes are shown before they are saved, so a drawing is saved from its own step only.
  const saveHere = useEvent(async () => {
    const mustReview = isNew || (!state.layoutHeld && drawing.isDrawn);
    if (step === 1) return mustReview ? next() : save();
    const { present } = drawing.history;
    const off = saveOff(state, present);
    const boxCount = present.columns.flatMap(({ cells }) => cells.filter(isStanding)).length;
    const parts = isNew ? lackingParts(methods.getValues() as never, boxCount) : [];
    if (!off && parts.length > 0) return setLacking(parts);
    if (!off) return save();
    if (state.phase === 'entering') notify(off.key, { type: 'info', messageArgs: { ...off } });
    return undefined;
  });
  useSaveKeys(() => void saveHere(), ['mod+s']);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
  const name = plain(methods.getValues('lockerName'));
  // A new locker has no second step before the first one was filled in.
  if (step === 2 && isNew && name.trim() === '')
    return (
      <Navigate to={pageUrl(routes.lockerForm, { copy: source?.lockerId, step: '1' })} replace />
    );
  return (
    <Page
      title={title}
      fact={fact}
      actions={step === 2 && <LayoutActions state={state} onSave={saveHere} onList={toList} />}
      crumbs={[
        { label: translate('app.menu.lockers') },
        { label: translate('app.menu.lockerList'), to: listUrl('lockers') },
        ...(crumb ? [{ label: crumb }] : []),
      ]}
    >
      <RecordTabs subject={['locker', lockerId]}>
        <StepMarks
          label={translate('lockerForm.steps')}
          steps={[1, 2].map((one) => ({ label: translate(`lockerForm.step${one}`) }))}
          active={step - 1}
          onStep={(place) => void (place === step - 1 || (place === 1 ? next() : go(1)))}
        />
        {step === 1 ? (
          <StepOne state={state} onSave={saveHere} onList={toList} onNext={next} onGo={way.go} />
        ) : (
          <StepTwo state={state} />
        )}
      </RecordTabs>
      {lacking.length > 0 && (
        <Lacking
          name={name}
          parts={lacking}
          onCreate={answered(() => void save())}
          onBack={answered(() => go(1))}
          onLeave={answered(() => undefined)}
        />
      )}
      {state.stale && <StaleDialog stale={state.stale} form={state} />}
    </Page>
  );
}
