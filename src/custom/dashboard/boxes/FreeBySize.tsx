// How many boxes of each size are free.
import { useTranslate } from 'react-admin';
import { Bar } from './Bar.tsx';
import { BarPanel } from './BarPanel.tsx';
import type { BarRow } from './BarTable.tsx';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import { sizesOf, type SizeRow, type Figures } from '../../shared/networkNow/figures.ts';
import { fewLeft } from '../../shared/networkNow/pressure.ts';
import { Ratio } from './Ratio.tsx';
import { Sign } from '../trouble/Sign.tsx';

function rowOf(size: SizeRow, few: string): BarRow {
  const low = fewLeft(size);
  const free = size.free === undefined || !size.all ? 0 : (100 * size.free) / size.all;
  return {
    key: size.name,
    name: (
      <span className="line">
        {size.name}
        {low && <Sign word={few} />}
      </span>
    ),
    bar: <Bar rest="track" parts={[{ look: low ? 'warn' : 'first', percent: free }]} />,
    values: [
      <Ratio key="free" part={size.free} whole={size.all} />,
      <Figure key="use" value={size.inUse} share />,
    ],
  };
}

/** Available doors by size (R2.63), with utilization and availability (R3.88). */
export function FreeBySize({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const words = (name: string) => translate(`dashboard.sizes.${name}`);
  return (
    <BarPanel
      name="sizes"
      heads={[words('size'), words('free'), words('inUse')]}
      rows={sizesOf(figures)?.map((size) => rowOf(size, words('few')))}
    />
  );
}
