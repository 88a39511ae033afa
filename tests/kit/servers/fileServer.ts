// The server that all tests of a file share: `const server = await fileServer();` at the top of the file.
import { forFile } from './forFile.ts';
import { openServer, type OpenServer, type ServerOptions } from './openServer.ts';

/** Opens it, and closes it after the last test of the file. */
export const fileServer = (options?: ServerOptions): Promise<OpenServer> =>
  forFile(openServer(options));
