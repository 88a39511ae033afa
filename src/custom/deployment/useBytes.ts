// Formats file sizes: `12.4 MB`, `300 KB`.
import { useTranslate } from 'react-admin';
import { useNumber } from '../../ui/useNumber.ts';

const KB = 1024;
const MB = 1024 * KB;

/** Formats a size in bytes for this screen. */
export function useBytes(): (bytes: number) => string {
  const format = useNumber();
  const translate = useTranslate();
  return (bytes) => {
    const large = bytes >= MB;
    const count = format(bytes / (large ? MB : KB), { maximumFractionDigits: large ? 1 : 0 });
    return translate(`deployment.package.${large ? 'megabytes' : 'kilobytes'}`, { count });
  };
}
