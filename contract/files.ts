// Files: downloads by id, and resumable chunked uploads.
import { z } from 'zod';
import { signedIn } from './endpoint.ts';
import { uploadId } from './pieces.ts';
import { fileId } from './scalars.ts';

const root = '/api/file/v1';

/** Upload response: the file's id once complete, null while chunks are missing. */
export const uploaded = z.object({ result: z.string().nullable() });

/** Read access depends on what the file belongs to: a screen saver picture, a terminal package … */
export const files = {
  /** Served as a download under its own name. */
  download: signedIn.file(`${root}/download/:fileId`, { fileId }),
  /** Served inline. */
  preview: signedIn.file(`${root}/preview/:fileId`, { fileId }),
};

/** Upload progress; announced as `uploads`. Only the uploader may read it. */
export const uploads = {
  read: signedIn.get(
    '/api/v1/uploads/:uploadId',
    { uploadId },
    z.object({ chunks: z.int(), received: z.array(z.int()), result: z.string().nullable() }),
  ),
};
