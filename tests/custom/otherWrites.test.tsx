// What pages that write keep, asked of all but those that stand for them in the gate.
import { PAGE_WRITES } from '../kit/browser/pageWrites.ts';
import { writeConformance } from '../kit/screens/writeConformance.tsx';
import { isRepresentative } from './representativeWrites.ts';

await writeConformance(PAGE_WRITES.filter((write) => !isRepresentative(write)));
