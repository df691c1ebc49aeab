import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { derivedData } from '../../libs/domain/scripts/derived-data.mjs'
import { markdownPages } from './scripts/markdown/markdown-pages.mjs'

const apiPort = process.env['API_PORT'] ?? '3000'

const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
)

/** Scripts in one of the folders. Style sheets stay outside, or every importer of the group would load them. */
const scriptsIn = (...folders: string[]) => new RegExp(`^(?=.*\\.tsx?$).*(?:${folders.join('|')})`)

/** The packages that every page needs. Mutations are loaded with the forms. */
const vendor =
  /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)\/|@tanstack\/(?!.*(?:mutationObserver|useMutation)\.))/

/** The modules of the workspace that every page needs. */
const shell = scriptsIn(
  'apps/web/src/(?:app|shared)/(?!club/|organization-id|invites|structured-data|layout/(?:message|text-with-picture|log-in-first|heading-columns)|trip-cards|trip-pockets|saved-trips|reviews|share/|groups|tabs|connections|travel-details|forms|departures|bookings|.*(?:member-left|heart|link-outcome|dotted-list|aside-columns|clock-time|format-instant|deferred-dialog|use-log-out|use-when|current-member.data|forget-member|other-tabs|sign-in-again))',
  'apps/web/src/(?:routes/parts/closing-sections|features/home/sections)',
  'libs/ui/src/(?:theme|primitives|link|button/(?!action-button)|image|badge|toast/(?!plain-toasts|toast.styles)|error-boundary)',
  'libs/ui/src/page/(?:container|headings|page-header|price-note|section|skip-link|visually-hidden)',
  'libs/domain/src/(?:brand|constants|destinations/(?!destination-places)|availability/(?!trip-action)|pictures/home-hero|trips/trips.endpoints)',
  'libs/api-client/src/(?!upload|download|csv-rows)',
)

/** What pages with departures say about them. Without groups of their own, these two would be part of the cards. */
const departureFacts = scriptsIn(
  'libs/domain/src/(?:calendar/|schedule/departures|departures/departure-facts)',
)

/** What pages with trips say about them. The schedule needs only the departures. */
const tripFacts = scriptsIn('libs/domain/src/(?:trips/trip-facts|availability/trip-action)')

/** Small modules of the schedule's calendar that the parts below it load too: one chunk compresses better than six. */
const scheduleParts = scriptsIn(
  'libs/domain/src/(?:schedule/(?!departures)|departures/departures.endpoints)',
  'apps/web/src/(?:shared/departures/(?:departures.data|departure-texts)|features/schedule/departure-texts)',
)

/** The list of the cards' pictures. The invite page needs it without the cards. */
const cardPictures = scriptsIn('libs/domain/src/pictures/trip-cards')

/** The cards of trips with their filters, on the home page and the list of trips. */
const cards = scriptsIn(
  'apps/web/src/features/trips/',
  'libs/ui/src/(?:trip-card|card-grid)/',
  'libs/ui/src/field/(?:field|field.styles|select-field)\\.',
  'libs/domain/src/(?:decoration|trip-filters|trips/regions)',
)

/**
 * Vite wraps each `import()` in a helper that preloads the imports of the chunk. The pages name their scripts
 * themselves (scripts/build.mjs), so the helper only has to import. Figures: docs/decisions/0005-islands.md.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js')
      ? 'export const __vitePreload = (load) => load()'
      : undefined,
}

/**
 * The router's package is one file. Its components that the site does not use (forms, links that prefetch) stay in the
 * bundle, because they are created by calls that count as side effects and get a `displayName`. This marks the calls as
 * pure and removes the names. Figures: docs/decisions/0005-islands.md.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  transform(code, id) {
    if (!/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return undefined
    const pure = code.replace(
      /(?<= = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
      '/* @__PURE__ */ ',
    )
    return { code: pure.replace(/^\w+\.displayName = "\w+";$/gm, ''), map: null }
  },
}

/** Functions of packages that the site never calls, but that a bundler cannot know to be unused, by module. */
const unusedFunctions = {
  // styled-components calls it only with `enableVendorPrefixes`.
  'stylis/src/Prefixer.js': ['prefix'],
  // A query calls it only for `useInfiniteQuery` and its like.
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js': [
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ],
}

/** Leaves the modules of `unusedFunctions` out. Figures: docs/decisions/0005-islands.md. */
const unusedModules: Plugin = {
  name: 'unused-modules',
  enforce: 'pre',
  load: (id) =>
    Object.entries(unusedFunctions)
      .find(([module]) => id.endsWith(`node_modules/${module}`))?.[1]
      .map((name) => `export const ${name} = () => { throw Error('${name}: see vite.config.ts') }`)
      .join('\n'),
}

export default defineConfig(({ command, isSsrBuild }) => ({
  define: {
    // Shows sample data in the account if 'true'.
    'process.env.ACCOUNT_DEMO': JSON.stringify(process.env['ACCOUNT_DEMO'] ?? ''),
    // Registers no service worker for Trip Pockets if 'true' (docs/operations.md#trip-pocket).
    'process.env.TRIP_POCKET_RETIRED': JSON.stringify(process.env['TRIP_POCKET_RETIRED'] ?? ''),
  },
  plugins: [
    derivedData(),
    plainImports,
    unusedRouterParts,
    unusedModules,
    markdownPages(),
    react(),
  ],
  // Component ids come from the file, not from the order of evaluation, which differs between the prerenderer and the
  // browser: both must use the same class names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: {
    // The package's exports name only its development build with its warnings, also for production.
    alias:
      isSsrBuild || command === 'serve'
        ? []
        : [{ find: /^react-router$/, replacement: productionRouter }],
  },
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
              groups: [
                // Runs before everything else and must not import it.
                {
                  name: 'boot',
                  test: /vite\/preload-helper|apps\/web\/src\/app\/boot\/|libs\/ui\/src\/dialog\/dialog-entries/,
                  priority: 3,
                },
                // One chunk compresses best, and the browser keeps it while the site changes.
                { name: 'vendor', test: vendor, priority: 2 },
                { name: 'shell', test: shell, priority: 1 },
                { name: 'departure-facts', test: departureFacts, priority: 1 },
                { name: 'trip-facts', test: tripFacts, priority: 1 },
                { name: 'schedule-parts', test: scheduleParts, priority: 1 },
                { name: 'card-pictures', test: cardPictures, priority: 1 },
                { name: 'cards', test: cards },
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
