// Files: given back under their name or to be shown; and how far an upload has come.
import { files, uploads } from '../../contract/files.ts';
import { answer } from '../http/answer.ts';
import { giveFile } from './giveFile.ts';
import { uploadOf } from './uploads.ts';

export const fileAnswers = answer(files, {
  download: ({ fileId }, ask) => giveFile(ask, fileId, { shown: false }),
  preview: ({ fileId }, ask) => giveFile(ask, fileId, { shown: true }),
});

export const uploadAnswers = answer(uploads, {
  read: async ({ uploadId }, ask) => {
    const upload = await uploadOf(ask, uploadId);
    if (!upload) return { chunks: 0, received: [], result: null };
    const received = await ask.files.pieces(uploadId);
    return { chunks: upload.chunks, received, result: upload.fileId };
  },
});
