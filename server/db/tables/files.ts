// Tables of files and uploads in progress; the content is in the file store.
import type { PurposeName } from '../../outside/filePurposes.ts';
import type { Maybe, Stamps } from './columns.ts';

export interface FilesTable extends Stamps {
  fileId: string;
  purpose: PurposeName;
  /** The client's file name. */
  name: string;
  /** In bytes. */
  size: number;
  /** Media type, detected from the content. */
  type: string;
  /** Hex. */
  sha256: string;
  /** The record that uses it, `resource/id`; unused files are deleted by a job. */
  keptBy: Maybe<string>;
  createdBy: Maybe<number>;
}

export interface UploadsTable extends Stamps {
  /** The client's own id for it. */
  uploadId: string;
  purpose: PurposeName;
  name: string;
  size: number;
  chunks: number;
  createdBy: number;
  /** Set once the chunks have been assembled. */
  fileId: Maybe<string>;
}
