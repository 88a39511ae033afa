// The text of a timeline entry: the event, and the details below it.
import { useTranslate } from 'react-admin';
import type { ParcelEntry } from '../../../../contract/parcels/parcelHistory.ts';
import { moment } from '../../../engine/fields/clock.ts';
import { useAmount } from '../../../engine/fields/useAmount.ts';

/** The text of an entry; `facts` are sentences, one per line. */
export function useLineMessages() {
  const translate = useTranslate();
  const amountOf = useAmount();
  const say = (key: string, values?: object) => translate(`parcelTimeLine.${key}`, values);
  const time = (at: number | null) => (at === null ? say('never') : moment(at));

  const title = ({ what, message }: ParcelEntry): string =>
    message ? say(`told.${message.event}`, { _: say('what.MESSAGE') }) : say(`what.${what}`);

  const by = ({ byType, byName }: ParcelEntry): string | undefined => {
    if (byType === null) return undefined;
    return byName === null ? say(`unnamed.${byType}`) : say(`by.${byType}`, { name: byName });
  };

  const place = ({ boxName, lockerName }: ParcelEntry): string | undefined => {
    if (lockerName === null) return undefined;
    return boxName === null ? lockerName : say('place', { box: boxName, locker: lockerName });
  };

  const change = ({ from, to }: ParcelEntry): string | undefined => {
    // The first entry has no details beyond its title.
    if (to === null || from === null || from === to) return undefined;
    const word = (status: string) => translate(`choices.ordersStatus.${status}`);
    return say('turns', { from: word(from), to: word(to) });
  };

  const facts = (line: ParcelEntry): string[] => {
    const { number, expiry, message, location, amount } = line;
    const sent = message && {
      ...message,
      channel: say(`channel.${message.channel}`),
      state: say(`state.${message.state}`),
    };
    const lines = [
      sent && say('message', sent),
      number && say('number', { from: number.from ?? '', to: number.to ?? '' }),
      expiry && say('expiry', { from: time(expiry.from), to: time(expiry.to) }),
      amount === null ? null : amountOf(amount),
      location === null ? null : say('location', { place: location }),
      [place(line), by(line)].filter(Boolean).join(say('comma')),
      change(line),
    ];
    return lines.filter((messages): messages is string => Boolean(messages));
  };

  return { title, facts };
}
