// Files: fetched by their id, and sent in pieces that can be taken up again.
import { z } from 'zod';
import { signedIn } from './endpoint.ts';
import { uploadId } from './pieces.ts';
import { fileId } from './scalars.ts';

const root = '/api/file/v1';

/** What an upload is answered: the id of the file when it is whole, null while pieces are missing. */
export const uploaded = z.object({ result: z.string().nullable() });

/** Who may read a file depends on what it is of: a picture of a screen, a terminal's package … */
export const files = {
  /** Under its own name, to be kept. */
  download: signedIn.file(`${root}/download/:fileId`, { fileId }),
  /** To be shown in the page. */
  preview: signedIn.file(`${root}/preview/:fileId`, { fileId }),
};

/** How far an upload has come; announced as `uploads`. Only whoever began it may ask. */
export const uploads = {
  read: signedIn.get(
    '/api/v1/uploads/:uploadId',
    { uploadId },
    z.object({ chunks: z.int(), received: z.array(z.int()), result: z.string().nullable() }),
  ),
};
