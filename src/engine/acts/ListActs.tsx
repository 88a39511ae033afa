// What can be done to the list as a whole, at the right of the page's title; the last one is the primary act.
import { Icon } from '../Icon.tsx';
import { useActs } from './ActsContext.ts';

export function ListActs() {
  const { resource, offered, start, words } = useActs();
  const names = offered('list');
  return names.map((name, index) => {
    const icon = resource.actions[name]?.icon;
    return (
      <button
        key={name}
        type="button"
        className={index === names.length - 1 ? 'btn primary' : 'btn'}
        onClick={() => start(name, [])}
      >
        {icon && <Icon name={icon} />}
        {words.label(name)}
      </button>
    );
  });
}
