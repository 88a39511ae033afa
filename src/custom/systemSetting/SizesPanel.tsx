// The inner sizes of the boxes in centimetres, a row per size.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Button from '@mui/material/Button';
import { FormToolbar } from '../../ui/FormToolbar.tsx';
import { useNumber } from '../../ui/useCount.ts';
import { ErrorText } from '../../ui/ErrorText.tsx';
import type { FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import type { BoxType } from '../shared/boxTypes.ts';
import { StaleSave } from '../shared/StaleSave.tsx';
import { SIDES, type EnteredSide, type SizesForm } from './useSizes.ts';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';

const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The volume of a box in litres; nothing while a dimension is missing. */
const litres = (sides: readonly (EnteredSide | undefined)[]): number | undefined =>
  sides.every((side): side is number => typeof side === 'number')
    ? sides.reduce((volume, side) => volume * side, 1) / 1_000
    : undefined;

function SizeRow({ type, form, mayEdit }: { type: BoxType; form: SizesForm; mayEdit: boolean }) {
  const translate = useTranslate();
  const format = useNumber();
  const sides = form.sizes[type.boxTypeId];
  const about = type.management
    ? translate(`resources.systemSetting.parts.${type.name}`, { _: '' })
    : '';
  const volume = litres(SIDES.map((side) => sides?.[side]));
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {type.name}
        {about !== '' && <span className="small soft sizeAbout">{about}</span>}
      </TableCell>
      {SIDES.map((side) => {
        const label = translate('resources.systemSetting.side', {
          name: type.name,
          side: translate(`resources.systemSetting.fields.${side}`),
        });
        return (
          <TableCell key={side}>
            {mayEdit ? (
              <span className="sizeInput">
                <label className="unseen" htmlFor={`${type.boxTypeId}-${side}`}>
                  {label}
                </label>
                <NumberField
                  id={`${type.boxTypeId}-${side}`}
                  value={sides?.[side] ?? null}
                  onChange={(value) => form.enter(type.boxTypeId, side, value)}
                  error={form.isWrong(type.boxTypeId, side)}
                  isRequired
                  describedBy={form.lacking ? 'sizes-say' : undefined}
                />
              </span>
            ) : (
              <span className="num">{sides?.[side]}</span>
            )}
          </TableCell>
        );
      })}
      <TableCell align="right" className="num sizeVolume">
        {volume !== undefined && format(volume, TENTH)}
      </TableCell>
    </TableRow>
  );
}

interface RowsProps {
  /** What the sizes have in common, where they are laid out separately. */
  heading?: string;
  types: readonly BoxType[];
  form: SizesForm;
  mayEdit: boolean;
}

function SizeRows({ heading, types, form, mayEdit }: RowsProps) {
  if (types.length === 0) return null;
  return (
    <TableBody>
      {heading !== undefined && (
        <TableRow>
          <TableCell component="th" scope="rowgroup" colSpan={5} className="sizeHeading">
            {heading}
          </TableCell>
        </TableRow>
      )}
      {types.map((type) => (
        <SizeRow key={type.boxTypeId} type={type} form={form} mayEdit={mayEdit} />
      ))}
    </TableBody>
  );
}

function Foot({ form }: { form: SizesForm }) {
  const translate = useTranslate();
  return (
    <FormToolbar>
      <span className="grow" id="sizes-say" role="status">
        {form.lacking && (
          <ErrorText>{translate('resources.systemSetting.errors.dimension')}</ErrorText>
        )}
      </span>
      <Button type="submit" variant="contained" aria-disabled={form.saving}>
        {translate(form.saving ? 'engine.form.saving' : 'engine.form.save')}
      </Button>
    </FormToolbar>
  );
}

interface StaleProps {
  readonly form: SizesForm;
  readonly theirs: NonNullable<SizesForm['theirs']>;
}

function Stale({ form, theirs: { now, who } }: StaleProps) {
  const translate = useTranslate();
  const differing = now.flatMap((type) =>
    SIDES.filter((side) => type[side] !== form.sizes[type.boxTypeId]?.[side]).map((side) => ({
      field: translate('resources.systemSetting.side', {
        name: type.name,
        side: translate(`resources.systemSetting.fields.${side}`),
      }),
      theirs: String(type[side]),
      mine: String(form.sizes[type.boxTypeId]?.[side] ?? '–'),
    })),
  );
  return (
    <StaleSave
      messages="resources.systemSetting.stale"
      who={who}
      differing={differing}
      form={form}
    />
  );
}

export function SizesPanel({ form, mayEdit }: { form: SizesForm; mayEdit: boolean }) {
  const translate = useTranslate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className="panel pad form-page form" noValidate onSubmit={submit}>
      <h2>{translate('resources.systemSetting.fields.sizes')}</h2>
      <p className="soft">{translate('resources.systemSetting.sizesText')}</p>
      {form.theirs && <Stale form={form} theirs={form.theirs} />}
      <TableRoom>
        <Table className="sizeTable" aria-label={translate('resources.systemSetting.fields.sizes')}>
          <TableHead>
            <TableRow>
              <TableCell scope="col">{translate('resources.systemSetting.fields.name')}</TableCell>
              {SIDES.map((side) => (
                <TableCell key={side} scope="col">
                  {translate(`resources.systemSetting.fields.${side}`)}
                </TableCell>
              ))}
              <TableCell scope="col" align="right" className="sizeVolume">
                {translate('resources.systemSetting.fields.volume')}
              </TableCell>
            </TableRow>
          </TableHead>
          <SizeRows types={form.types.filter((type) => !type.management)} {...{ form, mayEdit }} />
          <SizeRows
            heading={translate('resources.systemSetting.ofLocker')}
            types={form.types.filter((type) => type.management)}
            {...{ form, mayEdit }}
          />
        </Table>
      </TableRoom>
      {mayEdit && <Foot form={form} />}
    </form>
  );
}
