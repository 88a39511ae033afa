// How full each locker is.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { Bar } from './Bar.tsx';
import { BarPanel } from './BarPanel.tsx';
import type { BarRow } from './BarTable.tsx';
import { Figure } from '../../shared/networkNow/Figure.tsx';
import { lockerUses, type LockerUse, type Figures } from '../../shared/networkNow/figures.ts';
import { nearlyFull } from '../../shared/networkNow/pressure.ts';
import { Ratio } from './Ratio.tsx';
import { Sign } from '../trouble/Sign.tsx';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';

interface NameProps {
  readonly locker: LockerUse;
  /** Whether the locker's boxes can be opened from here. */
  readonly leads: boolean;
}

function Name({ locker: { lockerId, lockerName }, leads }: NameProps) {
  if (!leads || lockerId === undefined) return lockerName;
  return (
    <Link className="leads" to={pageUrl(routes.boxInfo, { id: lockerId })}>
      {lockerName}
    </Link>
  );
}

interface Around {
  /** Boxes of the largest locker, whose bar takes the full width. */
  readonly largest: number;
  readonly leads: boolean;
  /** The label of a locker that is nearly full. */
  readonly full: string;
}

function rowOf(locker: LockerUse, place: number, { largest, leads, full }: Around): BarRow {
  const alarmed = nearlyFull(locker);
  return {
    key: `${locker.lockerId ?? locker.lockerName} ${place}`,
    name: (
      <span className="line">
        <Name locker={locker} leads={leads} />
        {alarmed && <Sign word={full} />}
      </span>
    ),
    bar: (
      <Bar
        rest="outline"
        length={(100 * (locker.all ?? 0)) / largest}
        parts={[{ look: alarmed ? 'warn' : 'first', percent: locker.share ?? 0 }]}
      />
    ),
    values: [
      <Ratio key="used" part={locker.used} whole={locker.all} />,
      <Figure key="share" value={locker.share} share ofNothing={locker.all === 0} />,
    ],
  };
}

/** Boxes and occupied boxes of each locker (R2.64), fullest first. */
export function InUsePerLocker({ figures }: { readonly figures: Figures }) {
  const translate = useTranslate();
  const leads = useCanAccess()(lockers.one);
  const words = (name: string) => translate(`dashboard.lockers.${name}`);
  const uses = lockerUses(figures);
  const largest = Math.max(1, ...(uses ?? []).map((locker) => locker.all ?? 0));
  const around = { largest, leads, full: words('full') };
  return (
    <BarPanel
      name="lockers"
      heads={[words('locker'), words('used'), words('share')]}
      rows={uses?.map((locker, place) => rowOf(locker, place, around))}
    />
  );
}
