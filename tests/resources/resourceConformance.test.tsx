// What every declared resource keeps, asked of representative ones.
import { expect, test } from 'vitest';
import { actConformance } from '../kit/actConformance.tsx';
import { formConformance } from '../kit/formConformance.tsx';
import { resourceConformance } from '../kit/resourceConformance.tsx';
import { others, representatives } from './representatives.ts';

test('some stand for the others', () => {
  expect(representatives).toHaveLength(6);
  expect(others.length).toBeGreaterThan(representatives.length);
});

resourceConformance(representatives);
formConformance(representatives);
actConformance(representatives);
