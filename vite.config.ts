// How the browser side is built and, in development, served beside a server that reloads.
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const asked = ['/api', '/healthz', '/readyz', '/openapi.json', '/docs'];

/** Writes down which modules each chunk is made of, for scripts/size.mjs. */
const whatIsInside = (): Plugin => ({
  name: 'what-is-inside',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const rows = chunks.map(({ fileName, name, isEntry, imports, dynamicImports, modules }) => ({
      fileName,
      name,
      isEntry,
      imports,
      dynamicImports,
      modules: Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [id, renderedLength]),
      ),
    }));
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(rows) });
  },
});

export default defineConfig({
  plugins: [react(), whatIsInside()],
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
    chunkSizeWarningLimit: 1024,
  },
});
