// Field type: text that links to the target of an action, such as a locker's boxes.
import { useActions } from '../../actions/useActions.ts';
import type { Cell, FieldType } from '../fieldType.ts';
import { plain } from '../plain.ts';

/** @param does the action's name; plain text if it is not offered */
export function leading(does: string): FieldType {
  function Show({ value, row, place }: Cell) {
    const { leadOf, follow, messages } = useActions();
    const text = plain(value);
    if (text === '') return null;
    const address = place === 'table' ? leadOf(does, row) : undefined;
    if (address === undefined) return <span className="cut">{text}</span>;
    return (
      <a className="cut" href={address} title={messages.label(does)} onClick={follow}>
        {text}
      </a>
    );
  }
  return { Show };
}
