// A moment or a day; the picker is fetched when one is drawn, so that nobody else pays for it.
import { lazy, Suspense } from 'react';
import type { Entry } from '../kind.ts';

const Picker = lazy(() => import('./Picker.tsx'));

/** Stands in the picker's place until it is there. */
const Place = ({ id }: Entry) => <input id={id} className="inp lg" disabled />;

export const TimeInput = (entry: Entry) => (
  <Suspense fallback={<Place {...entry} />}>
    <Picker {...entry} days={false} />
  </Suspense>
);

export const DateInput = (entry: Entry) => (
  <Suspense fallback={<Place {...entry} />}>
    <Picker {...entry} days />
  </Suspense>
);
