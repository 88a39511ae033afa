// One line for all boxes in a state that asks for a visit: how many, in how many lockers, and the list to walk by.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/Icon.tsx';
import { moment } from '../../../engine/fields/clock.ts';
import type { VisitedBoxes } from '../../shared/networkNow/figures.ts';
import { useVisited } from '../../shared/networkNow/visited.ts';
import { Lasting } from './Lasting.tsx';

export function VisitedRow({ boxes, now }: { readonly boxes: VisitedBoxes; readonly now: number }) {
  const translate = useTranslate();
  const { icon, what, where, since, to } = useVisited()(boxes);
  return (
    <tr>
      <td className="trouble-what">
        <span className="badge warn">
          <Icon name={icon} />
          {translate(`choices.shownStatus.${boxes.status}`)}
        </span>
        <span className="soft small">{what}</span>
      </td>
      <th scope="row" className="trouble-locker">
        {where}
      </th>
      <td className="trouble-front" aria-hidden="true" />
      <td className="trouble-for" title={since === null ? undefined : moment(since)}>
        <Lasting since={since} now={now} words="oldest" />
      </td>
      <td className="trouble-lead">
        {to && (
          <Button component={Link} size="small" to={to}>
            {translate('dashboard.visited.list')}
            <span className="unseen">{what}</span>
          </Button>
        )}
      </td>
    </tr>
  );
}
