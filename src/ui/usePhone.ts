// Whether the screen is a phone's: narrower than a tablet's, as in the style sheets.
import useMediaQuery from '@mui/material/useMediaQuery';

const PHONE = '(max-width: 767.98px)';

/** True on a phone; changes when the window does. */
export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
