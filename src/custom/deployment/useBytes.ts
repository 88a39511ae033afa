// Formats file sizes: `12.4 MB`, `300 KB`.
import { useLocale, useTranslate } from 'react-admin';

const KB = 1024;
const MB = 1024 * KB;

/** Formats a size in bytes for this screen. */
export function useBytes(): (bytes: number) => string {
  const locale = useLocale();
  const translate = useTranslate();
  return (bytes) => {
    const large = bytes >= MB;
    const count = new Intl.NumberFormat(locale, { maximumFractionDigits: large ? 1 : 0 }).format(
      bytes / (large ? MB : KB),
    );
    return translate(`deployment.package.${large ? 'megabytes' : 'kilobytes'}`, { count });
  };
}
