// A text that leads where an action of its row goes, such as a locker's name to its boxes.
import { useActs } from '../acts/ActsContext.ts';
import type { Cell, Kind } from './kind.ts';
import { plain } from './plain.ts';

/** @param does the name of the action; plain text where it is not offered */
export function leading(does: string): Kind {
  function Show({ value, row, place }: Cell) {
    const { leadOf, follow, words } = useActs();
    const text = plain(value);
    if (text === '') return null;
    const address = place === 'table' ? leadOf(does, row) : undefined;
    if (address === undefined) return <span className="cut">{text}</span>;
    return (
      <a className="cut" href={address} title={words.label(does)} onClick={follow}>
        {text}
      </a>
    );
  }
  return { Show };
}
