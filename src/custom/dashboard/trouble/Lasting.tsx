// How long something has lasted, in a cell of the panel.
import { useTranslate } from 'react-admin';
import { lasting } from '../../shared/networkNow/lasting.ts';

interface Props {
  readonly since: number | null;
  /** When it was counted. */
  readonly now: number;
  /** `oldest`: of several, the oldest. */
  readonly words?: 'oldest';
}

export function Lasting({ since, now, words }: Props) {
  const translate = useTranslate();
  if (since === null) return null;
  const { name, values } = lasting(now - since);
  const time = translate(`dashboard.trouble.lasts.${name}`, values);
  return words ? <>{translate(`dashboard.visited.${words}`, { time })}</> : <b>{time}</b>;
}
