// The lockers that somebody must see to: found within one glance, reached within one click.
import { troubleOf, type Told } from '../../shared/networkNow/figures.ts';
import { TroubleOfLockers } from './TroubleOfLockers.tsx';
import { TroublePanel } from './TroublePanel.tsx';

/** By the figures; where the server does not tell it, by the situations of its lockers. */
export function Trouble({ told, now }: { readonly told: Told; readonly now: number }) {
  const trouble = troubleOf(told);
  if (trouble === undefined) return <TroubleOfLockers />;
  return <TroublePanel trouble={trouble} now={now} />;
}
