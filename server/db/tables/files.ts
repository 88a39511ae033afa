// Files and uploads that are still coming in; their bytes are in the file store.
import type { FileKindName } from '../../outside/fileKinds.ts';
import type { Maybe, Stamps } from './columns.ts';

export interface FilesTable extends Stamps {
  fileId: string;
  kind: FileKindName;
  /** What its sender called it. */
  name: string;
  /** In bytes. */
  size: number;
  /** Its media type, found out from its content. */
  type: string;
  /** Hex. */
  sha256: string;
  /** The record that needs it, `resource/id`; a file that nobody needs is swept. */
  keptBy: Maybe<string>;
  createdBy: Maybe<number>;
}

export interface UploadsTable extends Stamps {
  /** The sender's own name for it. */
  uploadId: string;
  kind: FileKindName;
  name: string;
  size: number;
  /** How many pieces it has. */
  chunks: number;
  createdBy: number;
  /** Set when the pieces have become a file. */
  fileId: Maybe<string>;
}
