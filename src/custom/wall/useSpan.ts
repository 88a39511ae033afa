// A duration as text.
import { useTranslate } from 'react-admin';
import { lasting } from '../../../domain/lasting.ts';

/** A function that formats milliseconds as `6 h 58 m`. */
export function useSpan(): (ms: number) => string {
  const translate = useTranslate();
  return (ms) => {
    const { name, values } = lasting(ms);
    return translate(`dashboard.trouble.lasts.${name}`, values);
  };
}
