// A number beside a menu entry or the bell, and what it counts for screen readers.

interface Props {
  readonly count: number;
  readonly name: string;
  readonly tone?: 'alarm' | 'warn';
}

export function Count({ count, name, tone }: Props) {
  return (
    <span className={tone ? `count ${tone}` : 'count'}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="unseen">{name}</span>
    </span>
  );
}
