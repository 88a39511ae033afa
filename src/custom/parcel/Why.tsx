// Explains when a parcel expires: the rules that decided.
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import type { RecordId } from '../../../domain/recordId.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { useTranslate } from 'react-admin';
import type { ParcelWhy } from '../../../contract/parcels/parcelHistory.ts';
import { moment } from '../../engine/fields/clock.ts';
import { Pending } from '../shared/Pending.tsx';
import { useWhy } from './useParcel.ts';

/** The sentences: what decides, and what follows, with the excluded days between them. */
function useSentences({
  rule,
  providerName,
  lockerName,
  ...why
}: ParcelWhy): [reasons: string[], ends: string[]] {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`parcel.why.${key}`, values);
  const { storeTime, end, skipped, standardExpiryTime } = why;
  const lines = [
    rule === null
      ? say('noRule')
      : say(`rule.${rule.rule}`, {
          smart_count: rule.amount,
          provider: providerName ?? '',
          locker: lockerName,
        }),
  ];
  if (storeTime === null) return [[...lines, say('notBegun')], []];
  lines.push(say('from', { time: moment(storeTime) }));
  if (rule?.rule.endsWith('HOURS') === true) lines.push(say('hours'));
  else if (rule !== null && skipped.length === 0) lines.push(say('noneSkipped'));
  const ends: string[] = [];
  if (end !== null && end === standardExpiryTime) ends.push(say('ends', { time: moment(end) }));
  if (end !== standardExpiryTime && standardExpiryTime !== null)
    ends.push(say('then', { time: moment(standardExpiryTime) }));
  if (end !== standardExpiryTime && end !== null) ends.push(say('today', { time: moment(end) }));
  return [lines, ends];
}

function Skipped({ days }: { readonly days: ParcelWhy['skipped'] }) {
  const translate = useTranslate();
  if (days.length === 0) return null;
  return (
    <>
      <p>{translate('parcel.why.skipped', { smart_count: days.length })}</p>
      <ul className="parcel-skipped">
        {days.map(({ day, reason, name }) => (
          <li key={day}>
            <span className="nw">{day}</span>
            <span className="soft">{name ?? translate(`parcel.why.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** All known expiry times; the latest is marked as the one that applies. */
function Ends({ why }: { readonly why: ParcelWhy }) {
  const translate = useTranslate();
  const ends = [
    ['STANDARD', why.standardExpiryTime],
    ['EXTRA', why.extraExpiryTime],
    ['WAREHOUSE', why.warehouseExpiryTime],
  ] as const;
  if (why.expiryTime === null) return null;
  return (
    <dl className="facts stack-8 parcel-ends">
      {ends.map(([end, time]) => (
        <div key={end}>
          <dt>{translate(`parcel.why.kinds.${end}`)}</dt>
          <dd>
            {time === null ? (
              <span className="faint">{translate('parcel.nothing')}</span>
            ) : (
              moment(time)
            )}
            {end === why.decides && <b> {translate('parcel.why.counts')}</b>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reasons({ why }: { readonly why: ParcelWhy }) {
  const [reasons, ends] = useSentences(why);
  const paragraph = (sentence: string) => <p key={sentence}>{sentence}</p>;
  return (
    <div className="parcel-why stack-8">
      {reasons.map(paragraph)}
      <Skipped days={why.skipped} />
      {ends.map(paragraph)}
      <Ends why={why} />
    </div>
  );
}

/** The dialog. */
export function Why({ ordersId, onLeave }: { ordersId: RecordId; onLeave: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useWhy(ordersId);
  return (
    <DialogFrame title={translate('parcel.why.title')} onLeave={onLeave}>
      {data && <Reasons why={data} />}
      <Pending query={{ data, error, refetch }} rows={4} columns={1} />
      <DialogActions>
        <Button onClick={onLeave}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </DialogFrame>
  );
}
