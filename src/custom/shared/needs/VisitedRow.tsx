// One row for all boxes in a state that asks for a visit: how many, in how many lockers, and the walking list.
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { VisitedBoxes } from '../networkNow/figures.ts';
import { useVisited } from '../networkNow/useVisited.ts';
import { NeedRow } from './NeedRow.tsx';

export function VisitedRow({ boxes, now }: { readonly boxes: VisitedBoxes; readonly now: number }) {
  const translate = useTranslate();
  const { icon, what, where, elsewhere, since, to } = useVisited()(boxes);
  return (
    <NeedRow
      icon={icon}
      tone="warn"
      what={what}
      details={elsewhere}
      where={where}
      since={since}
      isOldest
      now={now}
      action={
        to && (
          <Button component={Link} size="small" to={to}>
            {translate('dashboard.visited.list')}
            <span className="unseen">{what}</span>
          </Button>
        )
      }
    />
  );
}
