// How many boxes of each size are free, and the share in use.
import { useTranslate } from 'react-admin';
import { Bar } from './Bar.tsx';
import { BarTable } from './BarTable.tsx';
import { sizesOf, type Figures } from '../../shared/networkNow/figures.ts';
import { fewLeft } from '../../../../domain/lockers/pressure.ts';
import { usePercent } from '../../../ui/usePercent.ts';
import { Ratio } from './Ratio.tsx';
import { Sign } from '../trouble/Sign.tsx';

/** Available doors by size (R2.63), with utilization and availability (R3.88). */
export function FreeBySize({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const share = usePercent();
  const sizes = sizesOf(figures);
  if (!sizes?.length)
    return (
      <p className="soft">
        {translate(sizes === undefined ? 'dashboard.unknown' : 'dashboard.sizes.none')}
      </p>
    );
  const inUse = translate('dashboard.sizes.inUse');
  const rows = sizes.map((size) => {
    const isLow = fewLeft(size);
    return {
      key: size.name,
      name: (
        <span className="line">
          {size.name}
          {isLow && <Sign word={translate('dashboard.sizes.few')} />}
        </span>
      ),
      bar: size.inUse !== undefined && (
        <span title={share(size.inUse)}>
          <Bar value={size.inUse} isLow={isLow} label={inUse} />
        </span>
      ),
      value: <Ratio part={size.free} whole={size.all} />,
    };
  });
  return (
    <BarTable
      caption={translate('dashboard.sizes.caption')}
      heads={[translate('dashboard.sizes.size'), inUse, translate('dashboard.sizes.free')]}
      rows={rows}
    />
  );
}
