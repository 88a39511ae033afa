// The lockers beside the map: pressing one shows its location; the selected one links to its boxes.
import ButtonBase from '@mui/material/ButtonBase';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { LockerRow } from '../../../contract/lockers/lockers.ts';
import type { Situation } from '../../../domain/lockers/lockers.ts';
import type { RecordId } from '../../../domain/recordId.ts';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import { useStateMessages } from '../shared/LockerMap/mapping.ts';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';

const SIGNS: Readonly<Record<Situation, IconName>> = {
  ONLINE: 'online',
  OFFLINE: 'offline',
  EXCEPTION: 'warn',
};
const TONES: Readonly<Record<Situation, string>> = {
  ONLINE: 'soft',
  OFFLINE: 'alarmed',
  EXCEPTION: 'warned',
};

function One({ row, chosen, onChoose }: { row: LockerRow; chosen: boolean; onChoose: () => void }) {
  const translate = useTranslate();
  const say = useStateMessages();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (chosen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const placed = row.latitude != null && row.longitude != null;
  return (
    <li ref={line} className={chosen ? 'on-map-one row chosen' : 'on-map-one row'}>
      <ButtonBase className="on-map-name" aria-pressed={chosen} onClick={onChoose}>
        <span className={TONES[row.lockerSituation]}>
          <Icon name={SIGNS[row.lockerSituation]} />
        </span>
        <span className="grow">
          <span className="cut">{row.lockerName}</span>
          <span className="cut small soft">
            {say(row)}
            {!placed && ` · ${translate('lockersOnMap.placeless')}`}
          </span>
        </span>
      </ButtonBase>
      {chosen && (
        <Button component={Link} size="small" to={pageUrl(routes.boxInfo, { id: row.lockerId })}>
          {translate('lockersOnMap.boxes')}
        </Button>
      )}
    </li>
  );
}

interface Props {
  readonly rows: readonly LockerRow[];
  readonly chosen: RecordId | undefined;
  readonly onChoose: (lockerId: RecordId) => void;
}

export function Beside({ rows, chosen, onChoose }: Props) {
  const translate = useTranslate();
  return (
    <ul className="panel on-map-list" aria-label={translate('lockersOnMap.list')}>
      {rows.map((row) => (
        <One
          key={row.lockerId}
          row={row}
          chosen={row.lockerId === chosen}
          onChoose={() => onChoose(row.lockerId)}
        />
      ))}
    </ul>
  );
}
