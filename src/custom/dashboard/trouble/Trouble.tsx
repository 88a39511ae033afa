// Lockers that need attention, visible at a glance and reachable with one click.
import { troubleOf, type Figures } from '../../shared/networkNow/figures.ts';
import { TroubleOfLockers } from './TroubleOfLockers.tsx';
import { TroublePanel } from './TroublePanel.tsx';

/** From the dashboard figures, or from the lockers' situations where the server does not report these figures. */
export function Trouble({ figures, now }: { readonly figures: Figures; readonly now: number }) {
  const trouble = troubleOf(figures);
  if (trouble === undefined) return <TroubleOfLockers />;
  return <TroublePanel trouble={trouble} now={now} />;
}
