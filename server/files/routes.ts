// File handlers: downloads, inline pictures, and upload progress.
import { files, uploads } from '../../contract/files.ts';
import { routesOf } from '../http/routesOf.ts';
import { giveFile } from './giveFile.ts';
import { uploadOf } from './uploads.ts';

export const fileRoutes = routesOf(files, {
  download: ({ fileId }, context) => giveFile(context, fileId, { shown: false }),
  preview: ({ fileId }, context) => giveFile(context, fileId, { shown: true }),
});

export const uploadRoutes = routesOf(uploads, {
  read: async ({ uploadId }, context) => {
    const upload = await uploadOf(context, uploadId);
    if (!upload) return { chunks: 0, received: [], result: null };
    const received = await context.files.pieces(uploadId);
    return { chunks: upload.chunks, received, result: upload.fileId };
  },
});
