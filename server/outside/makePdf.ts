// Creates PDFs, one at a time, each in a worker thread with a memory limit.
import { once } from 'node:events';
import { startThread } from '../system/startThread.ts';
import { turnsOf } from '../system/turnsOf.ts';

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

const inTurn = turnsOf(1, WAITING_MAX);

/** The bytes of the PDF. Throws BUSY if too many wait already. */
export const makePdf = (order: PdfOrder): Promise<Uint8Array> => inTurn(() => make(order));
