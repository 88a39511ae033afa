// How many boxes of each size are free, across the network.
import { useTranslate } from 'react-admin';
import { Icon } from '../../ui/Icon.tsx';
import { fewLeft } from '../../../domain/lockers/pressure.ts';
import { sizesOf, type Figures, type SizeRow } from '../shared/networkNow/figures.ts';
import { useCount } from '../../ui/useCount.ts';
import { Sheet } from './Sheet.tsx';
import type { Part } from './useWall.ts';

const MOST = 5;

function One({ size }: { readonly size: SizeRow }) {
  const translate = useTranslate();
  const count = useCount();
  const { name, free = 0, all = 0 } = size;
  const few = fewLeft(size);
  const ratio = `${count(free)} / ${count(all)}`;
  return (
    <li>
      <span className="wall-size cut">{name}</span>
      <span className={few ? 'wall-bar warned' : 'wall-bar'} aria-hidden="true">
        <i style={{ width: `${all > 0 ? (100 * free) / all : 0}%` }} />
      </span>
      <span className={few ? 'nw wall-free warned' : 'nw wall-free'}>
        {few && <Icon name="warn" />}
        {few && <span className="unseen">{translate('dashboard.sizes.few')}</span>}
        {ratio}
      </span>
    </li>
  );
}

/** Available boxes by size (R2.63); absent until the figures report them. */
export function FreeSizes({ part: { data } }: { readonly part: Part<Figures> }) {
  const translate = useTranslate();
  const sizes = data && sizesOf(data);
  if (!sizes?.length) return null;
  return (
    <Sheet title={translate('dashboard.sizes.title')} className="wall-sizes">
      <ol className="wall-rows">
        {sizes.slice(0, MOST).map((size) => (
          <One key={size.name} size={size} />
        ))}
      </ol>
    </Sheet>
  );
}
