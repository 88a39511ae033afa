// The inner sizes of the boxes in centimetres, a row per size.
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TableRoom } from '../../engine/list/table/TableRoom.tsx';
import { useNumber } from '../../ui/useNumber.ts';
import type { BoxType } from '../shared/boxTypes.ts';
import { SIDES, type Side, type Size } from './sizes.ts';

const TENTH = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** The volume of a box in litres; nothing while a dimension is missing. */
function litresOf(size: Size): number | undefined {
  const sides = SIDES.map((side) => size[side]);
  return sides.every((side) => typeof side === 'number')
    ? sides.reduce((volume, side) => volume * side, 1) / 1_000
    : undefined;
}

interface Props {
  readonly types: readonly BoxType[];
  readonly sizes: readonly Size[];
  /** Draws a dimension; its value by default. */
  readonly cell?: (size: Size, side: Side) => ReactNode;
}

interface RowsProps extends Props {
  /** What the sizes have in common, where they are laid out separately. */
  readonly heading?: string;
  readonly management: boolean;
}

function SizeRows({ heading, management, types, sizes, cell }: RowsProps) {
  const translate = useTranslate();
  const format = useNumber();
  const rows = types.filter((type) => type.management === management);
  if (rows.length === 0) return null;
  return (
    <TableBody>
      {heading !== undefined && (
        <TableRow>
          <TableCell component="th" scope="rowgroup" colSpan={5} className="sizeHeading">
            {heading}
          </TableCell>
        </TableRow>
      )}
      {sizes
        .filter((size) => rows.some(({ boxTypeId }) => boxTypeId === size.boxTypeId))
        .map((size) => {
          const about = management
            ? translate(`resources.systemSetting.parts.${size.name}`, { _: '' })
            : '';
          const litres = litresOf(size);
          return (
            <TableRow key={size.boxTypeId}>
              <TableCell component="th" scope="row">
                {size.name}
                {about !== '' && <span className="small soft sizeAbout">{about}</span>}
              </TableCell>
              {SIDES.map((side) => (
                <TableCell key={side}>
                  {cell ? cell(size, side) : <span className="num">{size[side]}</span>}
                </TableCell>
              ))}
              <TableCell align="right" className="num sizeVolume">
                {litres !== undefined && format(litres, TENTH)}
              </TableCell>
            </TableRow>
          );
        })}
    </TableBody>
  );
}

export function SizesTable(props: Props) {
  const translate = useTranslate();
  return (
    <TableRoom>
      <Table
        className="sizeTable"
        aria-label={translate('resources.systemSetting.fields.boxTypeList')}
      >
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
        <SizeRows {...props} management={false} />
        <SizeRows {...props} management heading={translate('resources.systemSetting.ofLocker')} />
      </Table>
    </TableRoom>
  );
}
