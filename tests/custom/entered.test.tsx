// Input of forms that stand for all of their kind comes back after the session ended.
import { enteredConformance } from '../kit/screens/enteredConformance.tsx';
import { ENTERED_PAGES, isRepresentative } from '../kit/screens/enteredPages.ts';

await enteredConformance(ENTERED_PAGES.filter(isRepresentative));
