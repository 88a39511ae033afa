// Creates PDFs, one at a time, each in a worker thread with a memory limit.
import { once } from 'node:events';
import { Problem } from '../system/problem.ts';
import { startThread } from '../system/startThread.ts';
import { inTurn } from './inTurn.ts';

export interface PdfOrder {
  readonly title: string;
  /** The lines below the title. */
  readonly notes: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Maximum queue length; further requests are rejected with BUSY. */
const WAITING_MAX = 4;
/** In megabytes. 10,000 rows take less than half of it. */
const MEMORY_MB = 640;

async function make(order: PdfOrder): Promise<Uint8Array> {
  const worker = startThread('pdfWorker', order, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    // A failing thread emits an error, which rejects the wait.
    const [pdf] = (await once(worker, 'message')) as [Uint8Array];
    return pdf;
  } finally {
    await worker.terminate();
  }
}

const oneByOne = inTurn(make);
let waiting = 0;

/** The bytes of the PDF. Throws BUSY if too many wait already. */
export async function makePdf(order: PdfOrder): Promise<Uint8Array> {
  if (waiting > WAITING_MAX) throw new Problem('BUSY');
  waiting += 1;
  try {
    return await oneByOne(order);
  } finally {
    waiting -= 1;
  }
}
