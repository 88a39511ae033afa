// How the browser side is built and, in development, served beside a server that reloads.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const asked = ['/api', '/healthz', '/readyz', '/openapi.json', '^/docs[./]'];

type GetModuleInfo = (id: string) => { importedIds: readonly string[] } | null;

/** A module and all that it imports statically. */
function closure(from: string, infoOf: GetModuleInfo, seen = new Set<string>()): Set<string> {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const id of infoOf(from)?.importedIds ?? []) closure(id, infoOf, seen);
  return seen;
}

/** Shared with pages that load later, and so small that a chunk of their own would weigh more than they do. */
const SMALL = /\/(src\/ui\/ErrorText|src\/i18n\/translator|domain\/sameId)\.tsx?$/;

/** Names the chunk of what the entry needs, and what the pages before sign-in and the product have in common. */
function baseChunk() {
  const [entry, pages, product] = ['main', 'app/PageRoot', 'app/AppRoot'].map((name) =>
    fileURLToPath(new URL(`src/${name}.tsx`, import.meta.url)),
  ) as [string, string, string];
  const shared = (infoOf: GetModuleInfo) => {
    const known = closure(product, infoOf);
    const both = [...closure(pages, infoOf)].filter((id) => known.has(id));
    return new Set([...closure(entry, infoOf), ...both]);
  };
  let base: Set<string> | undefined;
  return (id: string, graph: { getModuleInfo: GetModuleInfo }) => {
    base ??= shared((module) => graph.getModuleInfo(module));
    return base.has(id) || SMALL.test(id) ? 'base' : null;
  };
}

/** Writes down which modules each chunk is made of, for scripts/size.mjs. */
const whatIsInside = (): Plugin => ({
  name: 'what-is-inside',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const rows = chunks.map(({ fileName, name, imports, dynamicImports, modules }) => ({
      fileName,
      name,
      imports,
      dynamicImports,
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]),
      ),
    }));
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(rows) });
  },
});

/**
 * What libraries bring along and the browser side never reaches: who asks, for what, and what it gets instead. Nothing
 * behaves differently; tests/structure/libraries.test.ts has the bytes, and fails when a library changes.
 */
const UNREACHED = [
  [
    /\/zod\/v4\/classic\/schemas\.js$/,
    /\/(json-schema-processors|to-json-schema)\.js$/,
    'noJsonSchema.cjs',
  ],
  [/\/node-polyglot\//, /^object\.entries$/, 'objectEntries.cjs'],
] as const;

/** Leaves out of the build what is never reached. */
const lean = (): Plugin => ({
  name: 'lean',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const found = UNREACHED.find(([from, asked]) => from.test(importer) && asked.test(source));
    return found && fileURLToPath(new URL(`scripts/lean/${found[2]}`, import.meta.url));
  },
});

/** Imports what src/resources declares by name: the paths and namespaces of a glob weigh 0.8 KiB in the first load. */
const declared = (): Plugin => ({
  name: 'declared',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/src/app/declared.ts')) return undefined;
    const folder = fileURLToPath(new URL('src/resources/', import.meta.url));
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => ({ path: join(folder, path), name: basename(path, '.ts') }))
      .filter(({ path, name }) =>
        RegExp(`export const ${name}\\b`).test(readFileSync(path, 'utf8')),
      );
    const imports = found.map(
      ({ path, name }) => `import { ${name} } from ${JSON.stringify(path)};`,
    );
    return `${imports.join('\n')}\nexport const declared = [${found.map(({ name }) => name).join()}];`;
  },
});

/** The package of react-router names its development build to every bundler; users get the other one, without warnings. */
const routerForUsers = (): Plugin => ({
  name: 'routerForUsers',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id.replace('/dist/development/', '/dist/production/');
  },
});

export default defineConfig({
  plugins: [react(), declared(), lean(), routerForUsers(), whatIsInside()],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(asked.map((path) => [path, { target: server }])),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    sourcemap: false,
    // The Content-Security-Policy knows neither inline scripts nor data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Swagger UI, which the API reference alone loads, comes as one file.
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      input: ['index.html', 'docs.html'],
      output: {
        // A chunk for what both roots need and one for the product's frame: dozens of small ones pack worse.
        codeSplitting: {
          groups: [
            { name: baseChunk(), debugName: 'base', priority: 3 },
            // Declarations of the calls before sign-in: fetched while the sign-in page is already shown.
            {
              name: 'calls',
              test: /\/contract\/(capabilities|account\/sessions)\.ts$/,
              priority: 2,
            },
            { name: 'product', test: /\/src\/app\/AppRoot\.tsx$/, priority: 1 },
            // What record pages and form dialogs have in common.
            { name: 'record', test: /\/src\/engine\/RecordView\.tsx$/ },
          ],
        },
      },
    },
  },
});
