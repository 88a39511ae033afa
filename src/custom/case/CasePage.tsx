// Shown below a case's facts: its subjects with links, and its thread.
import type { CaseRow } from '../../../contract/operations/cases.ts';
import { About } from './About.tsx';
import { Thread } from './Thread.tsx';
import '../../ui/controls.css';
import '../../engine/fields/input/enter.css';
import './case.css';

export default function CasePage({ row }: { readonly row: CaseRow }) {
  return (
    <>
      <About row={row} />
      <Thread row={row} />
    </>
  );
}
