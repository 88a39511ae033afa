// The box sizes in their form: a table of number inputs.
import { useInput, useRecordContext, useTranslate } from 'react-admin';
import { dimension } from '../../../contract/boxes/boxTypes.ts';
import type { Cell, FieldType, InputProps } from '../../engine/fields/fieldType.ts';
import { NumberField } from '../../engine/fields/input/NumberField.tsx';
import { asEntered } from '../../engine/fields/input/TextInput.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import type { BoxType } from '../shared/boxTypes.ts';
import { SIDES, type Side, type Size } from './sizes.ts';
import { SizesTable } from './SizesTable.tsx';

/** All dimensions are required (R5.80): an empty or invalid length counts as missing. */
const isWrong = (size: Size, side: Side): boolean => !dimension.safeParse(size[side]).success;

function SizesInput({ source }: InputProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { id, field, fieldState } = useInput({ source, parse: asEntered, format: asEntered });
  const sizes = field.value as readonly Size[];
  const all = sizes.flatMap((size) => SIDES.map((side) => ({ size, side })));
  const first = all.find(({ size, side }) => isWrong(size, side)) ?? all[0];
  const errorId = `${id}-says`;
  const cell = (size: Size, side: Side) => (
    <span className="sizeInput">
      <label className="unseen" htmlFor={`${size.boxTypeId}-${side}`}>
        {translate('resources.systemSetting.side', {
          name: size.name,
          side: translate(`resources.systemSetting.fields.${side}`),
        })}
      </label>
      <NumberField
        id={`${size.boxTypeId}-${side}`}
        value={size[side]}
        onChange={(value) =>
          field.onChange(sizes.map((one) => (one === size ? { ...size, [side]: value } : one)))
        }
        inputRef={first?.size === size && first.side === side ? field.ref : undefined}
        error={fieldState.invalid && isWrong(size, side)}
        isRequired
        describedBy={fieldState.invalid ? errorId : undefined}
      />
    </span>
  );
  return (
    <div>
      <SizesTable types={record?.['types'] as readonly BoxType[]} {...{ sizes, cell }} />
      <span id={errorId} role="status">
        {fieldState.error && <ErrorText>{fieldState.error.message}</ErrorText>}
      </span>
    </div>
  );
}

/** The sizes as text, one below the other. */
function Show({ value }: Pick<Cell, 'value'>) {
  const translate = useTranslate();
  return (value as readonly Size[]).map((size) => (
    <div key={size.boxTypeId}>
      {translate('resources.systemSetting.side', {
        name: size.name,
        side: SIDES.map((side) => size[side] ?? '–').join(' × '),
      })}
    </div>
  ));
}

export const sizesField = { Show, Input: SizesInput } satisfies FieldType;
