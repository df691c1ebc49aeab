import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { derivedData } from '../../libs/domain/scripts/derived-data.mjs'
import { licences } from '../../libs/ui/scripts/licences-plugin.mjs'
import { markdownPages } from './scripts/markdown/markdown-pages.mjs'

const apiPort = process.env['API_PORT'] ?? '3000'

/**
 * How many pages and deferred parts must load a module for it to be in one of the two chunks that every page loads. Of
 * about 120, so a quarter. Figures: docs/decisions/0005-islands.md.
 */
const minShareCount = 30

export default defineConfig(({ isSsrBuild }) => ({
  define: {
    // Shows sample data in the account if 'true'.
    'process.env.ACCOUNT_DEMO': JSON.stringify(process.env['ACCOUNT_DEMO'] ?? ''),
    // Registers no service worker for Trip Pockets if 'true' (docs/operations.md#trip-pocket).
    'process.env.TRIP_POCKET_RETIRED': JSON.stringify(process.env['TRIP_POCKET_RETIRED'] ?? ''),
  },
  plugins: [derivedData(), markdownPages(), licences(), react()],
  // Component ids come from the file, not from the order of evaluation, which differs between the prerenderer and the
  // browser: both must use the same class names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids data URLs, and files can be cached.
    assetsInlineLimit: 0,
    // Each page names its scripts itself (scripts/build.mjs).
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              minShareCount,
              groups: [
                // The browser keeps it while the site changes.
                { name: 'vendor', test: /node_modules/, priority: 1 },
                // Scripts only: with the styles in it, all its importers would load them.
                { name: 'shell', test: /\.tsx?$/ },
              ],
            },
          },
        },
  },
  ssr: { noExternal: ['styled-components'] },
  server: {
    host: '127.0.0.1',
    port: Number(process.env['WEB_PORT'] ?? 4200),
    strictPort: true,
    proxy: { '/api': `http://127.0.0.1:${apiPort}` },
  },
}))
