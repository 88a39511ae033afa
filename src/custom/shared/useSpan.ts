// A duration as text.
import { useTranslate } from 'react-admin';
import { lasting } from '../../../domain/lasting.ts';

/** A function that formats milliseconds as `6 h 58 m`; `messages` has the words of its places. */
export function useSpan(messages: 'dashboard.trouble' | 'undelivered') {
  const translate = useTranslate();
  return (ms: number): string => {
    const { name, values } = lasting(ms);
    return translate(`${messages}.lasts.${name}`, values);
  };
}
