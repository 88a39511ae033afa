// A record's name, linked to its page for users who may open it.
import { useActions } from '../../actions/useActions.ts';
import type { AnyRow } from '../../fields/fieldType.ts';

/** A plain anchor: a router link would rerender on every move through the list. */
export function TitleLink({ row }: { row: AnyRow }) {
  const { messages, pageOf, follow } = useActions();
  const address = pageOf(row);
  const name = messages.nameOf(row);
  if (address === undefined) return <b className="name">{name}</b>;
  return (
    <a className="name" href={address} onClick={follow}>
      {name}
    </a>
  );
}
