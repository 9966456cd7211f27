import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './build/chunks.ts'
import { pageFiles } from './build/page-files.ts'
import { siteOf } from './build/site.ts'

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url))
// The year in the footer. A build that must come out the same again sets SOURCE_DATE_EPOCH.
const builtAt = process.env['SOURCE_DATE_EPOCH']
  ? new Date(Number(process.env['SOURCE_DATE_EPOCH']) * 1000)
  : new Date()
// What every page says of the firm, and the rest.
const { name, url, email, tagline, ...facts } = siteOf(
  readFileSync(fromHere('../site.toml'), 'utf8'),
)

export default defineConfig({
  plugins: [pageFiles(), react(), tailwindcss()],
  resolve: {
    alias: {
      '@': fromHere('./app'),
      // The router brings a copy of this hook for React before 18.
      'use-sync-external-store/shim/index.js': 'react',
      // And a parser of patterns, where this site finds its routes by the whole path.
      regexparam: fromHere('./app/lib/no-patterns.ts'),
      // The query library imports these whether or not anything uses them.
      './mutationCache.js': fromHere('./app/lib/no-mutations.ts'),
      './infiniteQueryBehavior.js': fromHere('./app/lib/no-mutations.ts'),
      // DuckDB for a worker of one's own, which its package holds and does not name.
      'duckdb-blocking': fromHere(
        './node_modules/@duckdb/duckdb-wasm/dist/duckdb-browser-blocking.mjs',
      ),
    },
  },
  // The firm's facts stand once, in site.toml; `content/firm.ts` and `content/site.ts` give them their types.
  define: {
    __FIRM__: JSON.stringify({ name, url, email, tagline }),
    __FACTS__: JSON.stringify(facts),
    __BUILD_YEAR__: builtAt.getUTCFullYear(),
  },
  build: {
    outDir: 'dist',
    manifest: true,
    // The policy allows no data: script or font, and `light-dark()` must reach the browser as written.
    assetsInlineLimit: 0,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  // Modules, so that a worker can load parts of itself when they are needed.
  worker: { format: 'es' },
  server: {
    // The sample pages of demos stand with the other bundled data, beside this folder.
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8080',
      '/functions': 'http://127.0.0.1:8080',
    },
  },
  test: {
    // A busy machine is slow, and no fault of a page; what never ends is still found.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: '100%',
    // What needs no page is tested without one, and all of it in one go: making a page for a file, and loading
    // again what the last file loaded, cost more than these tests.
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['app/**/*.test.ts'], environment: 'node', isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['app/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['app/test-setup.ts'],
        },
      },
    ],
  },
})
