// The fields that one or both users changed: both values, and which of them to keep.
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { fieldTypeNamed, fieldTypeNameOf, fieldTypeOf } from '../../fields/fieldTypes.tsx';
import type { Cell } from '../../fields/fieldType.ts';
import type { PlannedField } from '../plan.ts';
import type { RecordForm } from '../useRecordForm.ts';
import type { Difference, Stale } from './stale.ts';

type Side = 'mine' | 'theirs';

interface Props {
  readonly stale: Stale;
  readonly form: Pick<RecordForm, 'resourceName' | 'fields'>;
  readonly theirsLabel: string;
  readonly mix: Readonly<Record<string, Side>>;
  readonly onChoose: (name: string, side: Side) => void;
}

interface ValueProps extends Pick<Cell, 'value' | 'row' | 'resourceName'> {
  readonly planned: PlannedField;
}

function Value({ planned: { name, type, schema, Show: Own }, value, ...shown }: ValueProps) {
  const translate = useTranslate();
  if (value === null || value === undefined || value === '')
    return <span className="soft">{translate('engine.stale.empty')}</span>;
  const isUsual = type === 'text' || type === fieldTypeNameOf(schema);
  const Show = Own ?? (isUsual ? fieldTypeOf(schema) : fieldTypeNamed(type)).Show;
  return <Show {...{ value, ...shown }} field={name} place="card" />;
}

export default function StaleTable(props: Props) {
  const { stale, form, mix, onChoose } = props;
  const translate = useTranslate();
  const group = useId();
  const labelOf = (name: string) => translate(`resources.${form.resourceName}.fields.${name}`);
  const rows = stale.differences.flatMap((difference) => {
    const planned = form.fields.find(({ name }) => name === difference.name);
    return planned ? [{ ...difference, id: difference.name, planned }] : [];
  });
  const side = (which: Side, text: string) => (
    <DataTable.Col
      label={text}
      render={({ planned, name, by, [which]: value }: (typeof rows)[number]) => {
        const isSame = which === 'mine' ? by === 'them' : by === 'me';
        if (isSame) return <span className="soft">{translate('engine.stale.same')}</span>;
        const label = translate('engine.labelled', { label: labelOf(name), text });
        // The name beside an id in their record is not that of one's own choice.
        const row = which === 'mine' && name.endsWith('Id') ? {} : stale.current;
        return (
          <FormControlLabel
            label={<Value {...{ planned, value, row }} resourceName={form.resourceName} />}
            control={
              <Radio
                name={`${group} ${name}`}
                slotProps={{ input: { 'aria-label': label } }}
                checked={(mix[name] ?? 'mine') === which}
                onChange={() => onChoose(name, which)}
              />
            }
          />
        );
      }}
    />
  );
  return (
    <DataTable
      resource={form.resourceName}
      data={rows}
      bulkActionButtons={false}
      rowClick={false}
      sx={{
        paddingInline: 3,
        '& label': { alignItems: 'flex-start' },
        '& tr > *': { height: 'auto', overflowWrap: 'anywhere' },
        '& tr': { display: { xs: 'grid', sm: 'table-row' }, gridTemplateColumns: '1fr 1fr' },
        '& tr > :first-of-type': { gridColumn: '1 / -1' },
      }}
    >
      <DataTable.Col
        label={translate('engine.stale.field')}
        render={({ name }: Difference) => labelOf(name)}
      />
      {side('theirs', props.theirsLabel)}
      {side('mine', translate('engine.stale.yours'))}
    </DataTable>
  );
}
