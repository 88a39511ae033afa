// What every declared act keeps, asked of all others.
import { legacyBoxes } from '../../contract/lockers/legacyBoxes.ts';
import { legacyLockers } from '../../contract/lockers/legacyLockers.ts';
import { actionConformance } from '../kit/screens/actionConformance.tsx';
import { rowsIn } from '../kit/browser/pageRows.ts';
import { others } from './representatives.ts';

actionConformance(others, async (act, { ask }, session) => {
  if (act !== 'legacyLockers.enable') return;
  const { body } = await ask(legacyLockers.list, { page: 0, size: 10 }, session);
  const id = rowsIn(body).at(-1)?.['id'] as number;
  await ask(legacyBoxes.setStatus, { id, status: 'LOCKED' }, session);
});
