// Makes PDFs, one at a time, each in a thread of its own with a bound on its memory.
import { once } from 'node:events';
import { Problem } from '../system/problem.ts';
import { startThread } from '../system/thread.ts';
import { inTurn } from './inTurn.ts';
import type { PdfOrder } from './pdfWorker.ts';

/** So many may wait for their turn; whoever comes then is told to come again. */
const WAITING_MAX = 4;
/** 10,000 rows take less than half of it. Megabytes. */
const MEMORY_MB = 640;

async function make(order: PdfOrder): Promise<Uint8Array> {
  const worker = startThread('pdfWorker', order, {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  try {
    // A thread that fails says so with an error, which ends the wait.
    const [pdf] = (await once(worker, 'message')) as [Uint8Array];
    return pdf;
  } finally {
    await worker.terminate();
  }
}

const oneByOne = inTurn(make);
let waiting = 0;

/** The bytes of the PDF. Refuses with BUSY when too many wait already. */
export async function makePdf(order: PdfOrder): Promise<Uint8Array> {
  if (waiting > WAITING_MAX) throw new Problem('BUSY');
  waiting += 1;
  try {
    return await oneByOne(order);
  } finally {
    waiting -= 1;
  }
}
