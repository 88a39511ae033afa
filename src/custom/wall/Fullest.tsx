// The fullest lockers, where the next parcel may not find a box, drawn as their fronts.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers as calls, type LockerRow } from '../../../contract/lockers/lockers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { FrontDrawing } from '../../engine/fields/figures/FrontDrawing.tsx';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { frontOf } from '../../engine/fields/figures/frontOf.ts';
import { lockerUses, type LockerUse, type Figures } from '../shared/networkNow/figures.ts';
import { nearlyFull } from '../../../domain/lockers/pressure.ts';
import { useCount } from '../../ui/useCount.ts';
import { usePercent } from '../../ui/usePercent.ts';
import { routes } from '../../routes/pages.ts';
import { listUrl, pageUrl } from '../../routes/route.ts';
import { Sheet, Unknown } from './Sheet.tsx';
import type { Part } from './useWall.ts';

const MOST = 5;

interface OneProps {
  readonly use: LockerUse;
  /** The row of the locker list, where it is readable and contains the front. */
  readonly row: LockerRow | undefined;
}

function One({ use, row }: OneProps) {
  const translate = useTranslate();
  const count = useCount();
  const share = usePercent();
  const leads = useCanAccess()(calls.one) && use.lockerId !== undefined;
  const full = nearlyFull(use);
  const ratio = `${count(use.used ?? 0)} / ${count(use.all ?? 0)}`;
  return (
    <li>
      <span className="wall-name break">
        {leads ? (
          <Link to={pageUrl(routes.boxInfo, { id: use.lockerId })}>{use.lockerName}</Link>
        ) : (
          use.lockerName
        )}
      </span>
      {row?.front && <FrontDrawing front={frontOf(row.front, true)} />}
      <span className="soft nw wall-ratio">{ratio}</span>
      <b className={full ? 'nw wall-share warned' : 'nw wall-share'}>
        {full && <Icon name="warn" />}
        {full && <span className="unseen">{translate('dashboard.lockers.full')}</span>}
        {share(use.share ?? 0)}
      </b>
    </li>
  );
}

/** Boxes and occupied boxes of each locker (R2.64), only the fullest; those of unreachable ones are unknown. */
export function Fullest({ part, rows }: { part: Part<Figures>; rows: readonly LockerRow[] }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  if (!part.shown) return null;
  const uses = part.data && lockerUses(part.data);
  const fullest = uses?.filter(({ share }) => share !== undefined && share > 0).slice(0, MOST);
  const none = uses === undefined ? 'dashboard.unknown' : 'wall.fullest.none';
  return (
    <Sheet
      title={translate('wall.fullest.title')}
      to={canAccess(calls.list) ? listUrl('lockers') : undefined}
      className="wall-fullest"
    >
      {!part.data && <Unknown part={part} />}
      {part.data && !fullest?.length && <p className="soft">{translate(none)}</p>}
      <ol className="wall-rows">
        {fullest?.map((use) => (
          <One
            key={use.lockerId ?? use.lockerName}
            use={use}
            row={rows.find(({ lockerId }) => lockerId === use.lockerId)}
          />
        ))}
      </ol>
    </Sheet>
  );
}
