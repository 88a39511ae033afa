// Whether the screen is phone-sized: narrower than a tablet's, as in the style sheets.
import useMediaQuery from '@mui/material/useMediaQuery';

const PHONE = '(max-width: 767.98px)';

/** True on phones; updated on resize. */
export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
