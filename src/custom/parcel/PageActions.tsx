// The actions beside the parcel's number; on a phone all of them, at the bottom.
import { useTranslate } from 'react-admin';
import { usePhone } from '../../engine/usePhone.ts';
import { keepToastsClear } from '../../ui/useToastLift.ts';
import { ActionButtons } from '../shared/recordActions/ActionButtons.tsx';
import type { ParcelAction } from './useParcelActions.ts';

/** At the bottom of a phone, before the rest: the most urgent action and the most frequent one. */
const AT_HAND: readonly string[] = ['openBox', 'resendPin', 'cancel'];
const inHand = (actions: readonly ParcelAction[]) => {
  const rank = ({ action }: ParcelAction) =>
    (AT_HAND.indexOf(action) + AT_HAND.length + 1) % (AT_HAND.length + 1);
  return actions.toSorted((one, other) => rank(one) - rank(other));
};

interface Props {
  readonly actions: readonly ParcelAction[];
  readonly onBegin: (action: string) => void;
}

/** Buttons at the right of the number; on a phone at the bottom. */
export function PageActions({ actions, onBegin }: Props) {
  const translate = useTranslate();
  const phone = usePhone();
  const shown = phone ? inHand(actions) : actions.filter(({ effect }) => effect === undefined);
  if (shown.length === 0) return null;
  return (
    <div className={phone ? 'parcel-dock stays' : 'line'} ref={phone ? keepToastsClear : undefined}>
      <ActionButtons
        actions={shown}
        most={phone ? 2 : shown.length}
        more={translate('parcel.more')}
        onBegin={onBegin}
      />
    </div>
  );
}
