// Stale save dialog: compares the other user's changes with the user's own, field by field.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { inSentence } from '../../inSentence.ts';
import { shortMoment } from '../../fields/clock.ts';
import { firstMix, type Stale } from './stale.ts';
import type { RecordForm } from '../useRecordForm.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

/** It brings react-admin's DataTable. */
const StaleTable = lazyPart(
  () => import('./StaleTable.tsx'),
  () => null,
);

interface Props {
  readonly stale: Stale;
  readonly form: Pick<
    RecordForm,
    'resourceName' | 'fields' | 'phase' | 'takeTheirs' | 'saveMix' | 'closeStale'
  >;
}

/** A person's short name: the first of their names. */
const firstName = (who: string) => who.split(' ')[0] ?? who;

function useStaleMessages({ who, time }: Stale, resourceName: string) {
  const translate = useTranslate();
  const somebody = translate('engine.stale.somebody');
  return {
    title: translate('engine.stale.title', {
      who: who ?? somebody,
      what: inSentence(translate(`resources.${resourceName}.name`, { smart_count: 1 })),
      time: time === undefined ? '' : shortMoment(time),
    }),
    theirs: who
      ? translate('engine.stale.savedBy', { who: firstName(who) })
      : translate('engine.stale.saved'),
    take: who
      ? translate('engine.stale.take', { who: firstName(who) })
      : translate('engine.stale.takeTheirs'),
  };
}

export function StaleDialog({ stale, form }: Props) {
  const translate = useTranslate();
  const messages = useStaleMessages(stale, form.resourceName);
  const [mix, setMix] = useState(() => firstMix(stale));
  const saving = form.phase === 'saving';
  return (
    <DialogFrame title={messages.title} onLeave={form.closeStale}>
      <p className="soft stale-hint">{translate('engine.stale.kept')}</p>
      <StaleTable
        {...{ stale, form, mix }}
        theirsLabel={messages.theirs}
        onChoose={(name, side) => setMix((now) => ({ ...now, [name]: side }))}
      />
      <DialogActions>
        <Button disabled={saving} onClick={() => form.takeTheirs(stale)}>
          {messages.take}
        </Button>
        <Button variant="contained" disabled={saving} onClick={() => void form.saveMix(stale, mix)}>
          {translate('engine.stale.mix')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
