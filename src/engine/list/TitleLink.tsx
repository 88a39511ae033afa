// The name of a record, leading to its page for those who may open it.
import { useActs } from '../acts/ActsContext.ts';
import type { AnyRow } from '../kinds/kind.ts';

/** A bare anchor: a router's link is drawn again at every move through the list. */
export function TitleLink({ row }: { row: AnyRow }) {
  const { words, pageOf, follow } = useActs();
  const address = pageOf(row);
  const name = words.nameOf(row);
  if (address === undefined) return <b className="name">{name}</b>;
  return (
    <a className="name" href={address} onClick={follow}>
      {name}
    </a>
  );
}
