// How full each locker is.
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { lockers } from '../../../contract/lockers.ts';
import { Icon } from '../../engine/Icon.tsx';
import { useMayUse } from '../../engine/mayUse.ts';
import { Bar } from './Bar.tsx';
import { BarTable, type BarRow } from './BarTable.tsx';
import { Figure } from './Figure.tsx';
import { lockerUses, type LockerUse, type Told } from './figures.ts';
import { Panel } from './Panel.tsx';
import { nearlyFull } from './pressure.ts';
import { Ratio } from './Ratio.tsx';
import { useSome } from './useSome.tsx';

interface NameProps {
  readonly locker: LockerUse;
  /** Whether the boxes of a locker may be opened from here. */
  readonly leads: boolean;
}

function Name({ locker: { lockerId, lockerName }, leads }: NameProps) {
  if (!leads || lockerId === undefined) return <span className="cut">{lockerName}</span>;
  return (
    <Link className="cut name" to={`/app/box-info?id=${lockerId}`} title={lockerName}>
      {lockerName}
    </Link>
  );
}

function Full() {
  const full = useTranslate()('dashboard.lockers.full');
  return (
    <span className="bar-warn" title={full}>
      <Icon name="warn" />
      <span className="unseen">{full}</span>
    </span>
  );
}

/** The row of a locker; `largest` is the number of boxes of the largest one, whose bar takes all the room. */
function rowOf(locker: LockerUse, place: number, largest: number, leads: boolean): BarRow {
  const full = nearlyFull(locker);
  return {
    key: `${locker.lockerId ?? locker.lockerName} ${place}`,
    name: (
      <span className="line">
        <Name locker={locker} leads={leads} />
        {full && <Full />}
      </span>
    ),
    bar: (
      <Bar
        rest="outline"
        length={(100 * (locker.all ?? 0)) / largest}
        parts={[{ look: full ? 'warn' : 'first', percent: locker.share ?? 0 }]}
      />
    ),
    values: [
      <Ratio key="used" part={locker.used} whole={locker.all} />,
      <Figure key="share" value={locker.share} share />,
    ],
  };
}

/** 'bar of total vs occupied per locker', the fullest first. */
export function InUsePerLocker({ told }: { readonly told: Told }) {
  const translate = useTranslate();
  const leads = useMayUse()(lockers.one);
  const words = (name: string) => translate(`dashboard.lockers.${name}`);
  const uses = lockerUses(told);
  const { shown, button } = useSome(uses);
  const largest = Math.max(1, ...uses.map((locker) => locker.all ?? 0));
  return (
    <Panel title={words('title')} more={button}>
      {uses.length === 0 ? (
        <p className="soft">{words('none')}</p>
      ) : (
        <BarTable
          caption={words('caption')}
          heads={[words('locker'), words('bar'), words('used'), words('share')]}
          rows={shown.map((locker, place) => rowOf(locker, place, largest, leads))}
        />
      )}
    </Panel>
  );
}
