// How full each locker is.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../../contract/lockers/lockers.ts';
import { useCanAccess } from '../../../engine/useCanAccess.ts';
import { Bar } from './Bar.tsx';
import { BarPanel } from './BarPanel.tsx';
import { lockerUses, type LockerUse, type Figures } from '../../shared/networkNow/figures.ts';
import { nearlyFull } from '../../../../domain/lockers/pressure.ts';
import { Ratio } from './Ratio.tsx';
import { Sign } from '../trouble/Sign.tsx';
import { routes } from '../../../routes/pages.ts';
import { pageUrl } from '../../../routes/route.ts';

function Name({ locker }: { readonly locker: LockerUse }) {
  const translate = useTranslate();
  const { lockerId, lockerName } = locker;
  const canOpen = useCanAccess()(lockers.one) && lockerId !== undefined;
  return (
    <span className="line">
      {canOpen ? (
        <Link className="leads" to={pageUrl(routes.boxInfo, { id: lockerId })}>
          {lockerName}
        </Link>
      ) : (
        lockerName
      )}
      {nearlyFull(locker) && <Sign word={translate('dashboard.lockers.full')} />}
    </span>
  );
}

interface Props {
  readonly figures: Figures;
  readonly most: number;
}

/** Boxes and occupied boxes of each locker (R2.64), fullest first. */
export function InUsePerLocker({ figures, most }: Props) {
  const translate = useTranslate();
  const rows = lockerUses(figures)?.map((locker, place) => ({
    key: `${locker.lockerId ?? locker.lockerName} ${place}`,
    name: <Name locker={locker} />,
    bar: locker.share !== undefined && <Bar value={locker.share} isLow={nearlyFull(locker)} />,
    value: <Ratio part={locker.used} whole={locker.all} />,
  }));
  return (
    <BarPanel
      name="lockers"
      heads={[
        translate('dashboard.lockers.locker'),
        translate('dashboard.lockers.share'),
        translate('dashboard.lockers.used'),
      ]}
      rows={rows}
      most={most}
    />
  );
}
