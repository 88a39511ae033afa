// Below the facts of a case: what it is about, with the ways there; and what was said and done.
import type { CaseRow } from '../../../contract/cases.ts';
import { About } from './About.tsx';
import { Thread } from './Thread.tsx';
import '../../engine/controls.css';
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
