// Whether the screen is phone-sized: narrower than a tablet's, as in the style sheets.
import useMediaQuery from '@mui/material/useMediaQuery';
import { BREAKPOINTS } from '../../domain/limits.ts';

const PHONE = `(max-width: ${BREAKPOINTS.tablet - 0.02}px)`;

/** True on phones; updated on resize. */
export const usePhone = (): boolean => useMediaQuery(PHONE, { noSsr: true });
