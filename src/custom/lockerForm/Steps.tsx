// The two steps over one form: navigation, actions, and errors that block a save.
import Button from '@mui/material/Button';
import { useEffect, useDeferredValue, useState, useSyncExternalStore } from 'react';
import { useEvent, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { hasChanges } from '../../../domain/layout/changes.ts';
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
import { Lacking } from './Lacking.tsx';
import { type LockerFormState, useLockerForm, type Beginning } from './useLockerForm.ts';
import { StepOne } from './StepOne.tsx';
import { StepTwo } from './StepTwo.tsx';
import { isDrawn } from './layout/useLayout.ts';

interface Off {
  /** The message: a key of the page, with a count. */
  readonly word: 'lockerForm.errorsFirst' | 'lockerForm.nothingChanged' | 'engine.form.saving';
  readonly smart_count: number;
}

/** Why the layout cannot be saved now; undefined where it can. */
function saveOff(state: LockerFormState, present: Layout): Off | undefined {
  const { layout, layoutHeld, isNew, phase, isEntered } = state;
  if (phase !== 'entering') return { word: 'engine.form.saving', smart_count: 0 };
  const count = layoutHeld ? 0 : errorsIn(present).length;
  if (count > 0) return { word: 'lockerForm.errorsFirst', smart_count: count };
  if (isNew || isEntered()) return undefined;
  if (!layoutHeld && hasChanges(layout.stored, present)) return undefined;
  return { word: 'lockerForm.nothingChanged', smart_count: 0 };
}

interface Props {
  readonly state: LockerFormState;
  readonly onSave: () => void;
  readonly onList: () => void;
}

function LayoutActions({ state, onSave, onList }: Props) {
  const translate = useTranslate();
  const { phase, isNew, layout, layoutHeld } = state;
  const history = useSyncExternalStore(layout.drawn.subscribe, layout.drawn.get);
  const off = saveOff(state, useDeferredValue(history.present));
  if (phase === 'saved') {
    return (
      <Button variant="contained" onClick={onList}>
        {translate('engine.form.goOn')}
      </Button>
    );
  }
  return (
    <Button
      variant="contained"
      aria-disabled={off !== undefined}
      title={phase === 'entering' && off ? translate(off.word, off) : undefined}
      onClick={onSave}
    >
      {translate(phase === 'saving' ? 'engine.form.saving' : saveWord(isNew || layoutHeld))}
    </Button>
  );
}

const saveWord = (whole: boolean) => (whole ? 'lockerForm.saveLocker' : 'lockerForm.saveLayout');

/** The locker's name so far. */
function useTitle({ isNew, record, form }: LockerFormState, step: 1 | 2, copied?: string) {
  const translate = useTranslate();
  const word = isNew ? 'titleNew' : 'titleEdit';
  const own = plain(isNew && step === 2 ? form.getValues('lockerName') : record['lockerName']);
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

const mustLook = ({ isNew, layout, layoutHeld }: LockerFormState) =>
  !isNew && !layoutHeld && isDrawn(layout);

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
  const { form, fields } = state;
  const way = useWayToError<1 | 2>({ form, fields, step, stepOf, open: go });
  const save = useEvent(async () => {
    if (!(await state.save())) way.lead();
  });
  const [lacking, setLacking] = useState<readonly LockerPart[]>([]);
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
    if (step === 1) return state.isNew || mustLook(state) ? next() : save();
    const { present } = state.layout.drawn.get();
    const off = saveOff(state, present);
    const boxCount = present.columns.flatMap(({ cells }) => cells.filter(isStanding)).length;
    const parts = state.isNew ? lackingParts(state.form.getValues() as never, boxCount) : [];
    if (!off && parts.length > 0) return setLacking(parts);
    if (!off) return save();
    if (state.phase === 'entering') notify(off.word, { type: 'info', messageArgs: { ...off } });
    return undefined;
  });
  useSaveKeys(() => void saveHere(), ['mod+s']);
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [step]);
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
          name={plain(state.form.getValues('lockerName'))}
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
