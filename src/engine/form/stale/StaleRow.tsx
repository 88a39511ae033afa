// A field changed by one or both users: both values, and which of them to keep.
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { AnyRow } from '../../fields/fieldType.ts';
import { fieldTypeNamed, fieldTypeOf } from '../../fields/fieldTypes.tsx';
import type { PlannedField } from '../plan.ts';
import type { Difference } from './stale.ts';

type Side = 'mine' | 'theirs';

interface Props {
  readonly resourceName: string;
  readonly difference: Difference;
  readonly planned: PlannedField | undefined;
  readonly record: AnyRow;
  readonly theirsLabel: string;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

function Value({
  resourceName,
  planned,
  record,
  value,
}: Pick<Props, 'resourceName' | 'record'> & { planned: PlannedField; value: unknown }) {
  const translate = useTranslate();
  const own = fieldTypeOf(planned.schema);
  const Show = planned.Show ?? (planned.type === 'text' ? own : fieldTypeNamed(planned.type)).Show;
  if (value === null || value === undefined || value === '')
    return <span className="soft">{translate('engine.stale.empty')}</span>;
  return (
    <Show
      value={value}
      row={record}
      resourceName={resourceName}
      field={planned.name}
      place="card"
    />
  );
}

export function StaleRow({
  resourceName,
  difference,
  planned,
  record,
  theirsLabel,
  ...choice
}: Props) {
  const translate = useTranslate();
  const group = useId();
  if (!planned) return null;
  const { name, by } = difference;
  const label = translate(`resources.${resourceName}.fields.${name}`);
  const side = (which: Side, shown: string) => {
    const untouched = which === 'mine' ? by === 'them' : by === 'me';
    if (untouched) return <TableCell className="soft">{translate('engine.stale.same')}</TableCell>;
    return (
      <TableCell>
        <FormControlLabel
          label={
            <Value
              resourceName={resourceName}
              planned={planned}
              record={record}
              value={difference[which]}
            />
          }
          control={
            <Radio
              name={group}
              slotProps={{
                input: { 'aria-label': translate('engine.labelled', { label, text: shown }) },
              }}
              checked={choice.chosen === which}
              onChange={() => choice.onChoose(which)}
            />
          }
        />
      </TableCell>
    );
  };
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {side('theirs', theirsLabel)}
      {side('mine', translate('engine.stale.yours'))}
    </TableRow>
  );
}
