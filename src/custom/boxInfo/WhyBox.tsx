// Explains why a box cannot be booked: the rules that decided.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { RecordId } from '../../../domain/recordId.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { boxWhy, type BoxWhy } from '../../../contract/boxes/boxWhy.ts';
import { parcels } from '../../../contract/parcels/parcels.ts';
import { useCall } from '../../engine/useCall.ts';
import { Icon } from '../../ui/Icon.tsx';
import { moment } from '../../engine/fields/clock.ts';
import { useCanAccess } from '../../engine/useCanAccess.ts';
import { Pending } from '../shared/Pending.tsx';
import { Strays } from '../shared/strays/Strays.tsx';
import { routes } from '../../routes/pages.ts';
import { pageUrl } from '../../routes/route.ts';
import './whyBox.css';

type Reason = BoxWhy['hindrances'][number];

/** Since when and by whom; nothing where the history does not record it. */
function useSince() {
  const translate = useTranslate();
  return ({ since, byType, byName }: Reason): string | undefined => {
    if (since === null) return undefined;
    const time = moment(since);
    if (byType === 'STAFF' && byName !== null)
      return translate('boxWays.sinceBy', { time, name: byName });
    return translate(byType === 'TERMINAL' ? 'boxWays.sinceTerminal' : 'boxWays.since', { time });
  };
}

function Keeper({ parcel }: { readonly parcel: Reason['parcels'][number] }) {
  const translate = useTranslate();
  const canAccess = useCanAccess();
  const { ordersId, parcelNumber, bookNumber, ordersStatus } = parcel;
  const booking = bookNumber === null ? '' : translate('boxWays.booking', { number: bookNumber });
  return (
    <li>
      {canAccess(parcels.one) ? (
        <Link to={pageUrl(routes.parcel, { ordersId })}>{parcelNumber}</Link>
      ) : (
        parcelNumber
      )}
      <span className="soft">
        {[translate(`choices.ordersStatus.${ordersStatus}`), booking]
          .filter(Boolean)
          .join(translate('boxes.comma'))}
      </span>
    </li>
  );
}

function Hindrance({ reason }: { readonly reason: Reason }) {
  const translate = useTranslate();
  const since = useSince()(reason);
  return (
    <li>
      <Icon name="stop" />
      <div>
        <b>{translate(`boxWays.hindrance.${reason.why}`)}</b>
        {since !== undefined && <p className="soft">{since}</p>}
        {reason.parcels.length > 0 && (
          <ul className="whyKeepers">
            {reason.parcels.map((parcel) => (
              <Keeper key={parcel.ordersId} parcel={parcel} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Reasons({ why }: { readonly why: BoxWhy }) {
  const { bookable, hindrances, notes } = why;
  const translate = useTranslate();
  return (
    <div className="whyBox">
      {bookable && <p>{translate('boxWays.bookableText')}</p>}
      <ul>
        {hindrances.map((reason) => (
          <Hindrance key={reason.why} reason={reason} />
        ))}
        {notes.map((note) => (
          <li key={note}>
            <Icon name="info" />
            <p className="soft">{translate(`boxWays.note.${note}`)}</p>
          </li>
        ))}
      </ul>
      <Strays why={why} />
    </div>
  );
}

/** The dialog. */
export function WhyBox({ boxId, onLeave }: { boxId: RecordId; onLeave: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(
    ['boxWhy', boxId],
    boxWhy.read,
    { boxId },
    {
      // The deciding facts may have changed since the last request.
      gcTime: 0,
    },
  );
  const title = data?.bookable === true ? 'boxWays.bookable' : 'boxWays.notBookable';
  return (
    <DialogFrame
      title={data ? translate(title, { box: data.boxName }) : translate('boxWays.why')}
      onLeave={onLeave}
    >
      {data && <Reasons why={data} />}
      <Pending query={{ data, error, refetch }} rows={3} columns={1} />
      <DialogActions>
        <Button onClick={onLeave}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
