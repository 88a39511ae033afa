// Below a mobile number: how it will be dialled, or why it cannot be.
import { DEFAULT_AREA_CODE } from '../../../../domain/limits.ts';
import { readMobile } from '../../../../domain/people/mobiles.ts';

interface Props {
  readonly typed: string;
  /** Of a form with a field for it; the network's own by default. */
  readonly areaCode?: string | undefined;
  readonly translate: (key: string, values?: Record<string, string>) => string;
}

/** Grouped as people of the network's own country write it: 00357 99 123456. */
const spaced = (dialled: string): string =>
  dialled.startsWith(DEFAULT_AREA_CODE)
    ? dialled.replace(/^(\d{5})(\d\d)/, '$1 $2 ')
    : dialled.replace(/^00/, '+');

export function DialledAs({ typed, areaCode = DEFAULT_AREA_CODE, translate }: Props) {
  const read = readMobile(areaCode, typed);
  const isShown = typed.trim() !== '' && read.error !== 'digitsTooFew';
  return (
    <span className="msg" aria-live="polite">
      {isShown &&
        (read.error === undefined
          ? translate('app.mobile.dialled', { number: spaced(read.dialled) })
          : translate(`app.mobile.${read.error}`))}
    </span>
  );
}
