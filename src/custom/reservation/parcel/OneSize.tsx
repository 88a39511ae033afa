// One size with its number of free boxes; a full one cannot be selected.
import { useTranslate } from 'react-admin';
import type { SizeCount } from './sizes.ts';

interface Props {
  readonly size: SizeCount;
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function OneSize({ size: { name, availableCount }, group, chosen, onChoose }: Props) {
  const translate = useTranslate();
  const free = translate('reservation.free', { smart_count: availableCount });
  return (
    <label className={availableCount === 0 && !chosen ? 'off' : undefined}>
      <input
        type="radio"
        className="unseen"
        aria-label={[name, free].join(translate('boxes.comma'))}
        name={group}
        checked={chosen}
        disabled={availableCount === 0 && !chosen}
        onChange={onChoose}
      />
      <b>{name}</b>
      <span className="small">{free}</span>
    </label>
  );
}
