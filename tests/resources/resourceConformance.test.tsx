// What every declared resource keeps, asked of representative ones.
import { expect, test } from 'vitest';
import { actionConformance } from '../kit/screens/actionConformance.tsx';
import { formConformance } from '../kit/screens/formConformance.tsx';
import { resourceConformance } from '../kit/screens/resourceConformance.tsx';
import { others, representatives } from './representatives.ts';

test('some stand for the others', () => {
  expect(representatives).toHaveLength(6);
  expect(others.length).toBeGreaterThan(representatives.length);
});

resourceConformance(representatives);
formConformance(representatives);
actionConformance(representatives);
