import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { derivedData } from '../../libs/domain/scripts/derived-data.mjs'
import { browserCheck } from '../../libs/ui/scripts/browser-plugin.mjs'
import { browserTargets } from '../../libs/ui/scripts/browsers.mjs'
import { licences } from '../../libs/ui/scripts/licences-plugin.mjs'
import { markdownPages } from './scripts/markdown/markdown-pages.mjs'

const apiPort = process.env['API_PORT'] ?? '3000'

/** What only text pages and forms use: styles of prose, figures that texts quote, and words for failures. */
const isForOthers = (id: string) =>
  /\/domain\/src\/(?:seats|waitlist|refunds|payments|bookings|groups|travel-details)\/|\/page\/prose\.ts|\/primitives\/blocks\.ts|\/form\/server-error\.ts/.test(
    id,
  )

/** Schemas load with the forms, and what only text pages and forms use with them, however many share it. */
const shellUnlessDeferred = (id: string, context: Rolldown.ChunkingContext) =>
  isForOthers(id) ||
  context.getModuleInfo(id)?.importedIds.some((imported) => imported.includes('/zod/'))
    ? null
    : 'shell'

export default defineConfig(({ isSsrBuild }) => ({
  define: {
    // Shows sample data in the account if 'true'.
    'process.env.ACCOUNT_DEMO': JSON.stringify(process.env['ACCOUNT_DEMO'] ?? ''),
    // Registers no service worker for Trip Pockets if 'true' (docs/operations.md#trip-pocket).
    'process.env.TRIP_POCKET_RETIRED': JSON.stringify(process.env['TRIP_POCKET_RETIRED'] ?? ''),
  },
  plugins: [derivedData(), markdownPages(), licences(), react(), !isSsrBuild && browserCheck()],
  // Component ids come from the file, not from the order of evaluation, which differs between the prerenderer and the
  // browser: both must use the same class names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  build: {
    target: browserTargets(),
    outDir: isSsrBuild ? 'dist/prerender' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The content security policy forbids data URLs, and files can be cached.
    assetsInlineLimit: 0,
    // The one small style sheet is part of each page (scripts/build.mjs): no script loads it.
    cssCodeSplit: false,
    // Each page names its scripts itself (scripts/build.mjs).
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Every page loads what many of the 120 pages and deferred parts need: docs/decisions/0005-islands.md.
            codeSplitting: {
              groups: [
                // Runs before everything else and must not import it.
                {
                  name: 'boot',
                  test: /preload-helper|\/web\/src\/main\.ts|\/app\/boot\/|\/dialog-entries\./,
                  priority: 2,
                },
                // The browser keeps it while the site changes.
                { name: 'vendor', test: /node_modules\/(?!zod\/)/, minShareCount: 30, priority: 1 },
                // Scripts only: with styles in it, all its importers would load them.
                {
                  name: shellUnlessDeferred,
                  debugName: 'shell',
                  test: /\/src\/.*\.tsx?$/,
                  minShareCount: 17,
                },
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
