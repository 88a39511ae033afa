// Stale save dialog: compares the other user's changes with the user's own, field by field.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { inSentence } from '../../inSentence.ts';
import { shortMoment } from '../../fields/clock.ts';
import { firstMix, type Stale } from './stale.ts';
import { StaleRow } from './StaleRow.tsx';
import type { RecordForm } from '../useRecordForm.ts';

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
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell scope="col">{translate('engine.stale.field')}</TableCell>
            <TableCell scope="col">{messages.theirs}</TableCell>
            <TableCell scope="col">{translate('engine.stale.yours')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stale.differences.map((difference) => (
            <StaleRow
              key={difference.name}
              resourceName={form.resourceName}
              difference={difference}
              planned={form.fields.find(({ name }) => name === difference.name)}
              record={stale.current}
              theirsLabel={messages.theirs}
              chosen={mix[difference.name] ?? 'mine'}
              onChoose={(side) => setMix((now) => ({ ...now, [difference.name]: side }))}
            />
          ))}
        </TableBody>
      </Table>
      <footer>
        <Button disabled={saving} onClick={() => form.takeTheirs(stale)}>
          {messages.take}
        </Button>
        <Button variant="contained" disabled={saving} onClick={() => void form.saveMix(stale, mix)}>
          {translate('engine.stale.mix')}
        </Button>
      </footer>
    </DialogFrame>
  );
}
