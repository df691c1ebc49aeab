import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { derivedData } from '../../libs/domain/scripts/derived-data.mjs'
import { markdownPages } from './scripts/markdown/markdown-pages.mjs'

const apiPort = process.env['API_PORT'] ?? '3000'

const productionRouter = fileURLToPath(
  new URL('../production/index.mjs', import.meta.resolve('react-router')),
)

/** What every page needs of other packages; sending (mutations) comes with the forms. */
const everyPagesPackages =
  /rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis)\/|@tanstack\/(?!.*(?:mutationObserver|useMutation)\.))/

/** Scripts below one of the folders; a style sheet in a group would be named by every chunk that imports the group. */
const oneOf = (...sources: string[]) => new RegExp(`^(?=.*\\.tsx?$).*(?:${sources.join('|')})`)

const everyPagesParts = oneOf(
  'apps/web/src/(app/|features/home/sections)',
  'apps/web/src/(routes/parts/closing-sections)',
  'apps/web/src/shared/(head/|layout/|deferred/|links/|current-member/|paths|page-data|use-hydrated)',
  'apps/web/src/shared/trips/(trip-pictures|trips\\.)',
  'libs/ui/src/(theme|link|button|image|badge|toast)/',
  'libs/ui/src/page/(container|headings|page-header|section|skip-link|visually-hidden)',
  'libs/domain/src/(brand|constants|destinations/(?!destination-galleries)|availability/)',
  'libs/domain/src/(trips/trips.endpoints|pictures/turkey-hero)',
  'libs/api-client/src/',
)

/** What shows the catalogue as cards: home and the list of trips. */
const listParts = oneOf(
  'apps/web/src/shared/trips/',
  'libs/ui/src/(trip-card|card-grid)/',
  'libs/ui/src/field/(field|field-style|select-field)\\.',
  'libs/domain/src/(decoration|trip-filters|pictures/(people|trip-cards)|trips/regions)',
)

/**
 * Vite wraps each `import()` in a helper that preloads what the chunk imports. The pages name their scripts themselves
 * (scripts/build.mjs), so all that is left for it to do is the import.
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
 * React makes the few exceptions by which its parts signal to each other while its script starts. Where an inspector
 * listens (developer tools, Lighthouse), V8 reads the whole script a second time to note where each was made, which is
 * the longest task of a start. Nobody asks these for a trace, so they are made without one.
 */
const signals = { file: 'react-dom-client.production.js', count: 5 }
const tracelessSignals: Plugin = {
  name: 'traceless-signals',
  transform(code, id) {
    if (!id.endsWith(signals.file)) return undefined
    const parts = code.split(/(?<=\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/)
    // Each signal adds two parts: its message, and what follows.
    if (parts.length !== 1 + 2 * signals.count) this.error(`${signals.file} has other signals`)
    const made = parts.map((part, at) =>
      at % 2 ? `Object.create(Error.prototype, { message: { value: ${part} } })` : part,
    )
    return { code: made.join(''), map: null }
  },
}

/**
 * The router's package is one file, whose components (forms, links that prefetch) stay in the bundle although nobody
 * uses them: they are made by calls and then named. Called pure and left nameless, what is not used goes.
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

export default defineConfig(({ command, isSsrBuild }) => ({
  // A flag of the build (rulings 4): sample data in the account, off unless it is 'true'.
  define: { 'process.env.ACCOUNT_DEMO': JSON.stringify(process.env['ACCOUNT_DEMO'] ?? '') },
  plugins: [
    derivedData(),
    plainImports,
    tracelessSignals,
    unusedRouterParts,
    markdownPages(),
    react(),
  ],
  // Component ids come from the file, not from the order of evaluation, so that the prerendered page and the
  // browser, which load chunks in different orders, agree on class names.
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  resolve: {
    // The package's entry is its development build, warnings included; its production build is beside it.
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
    // Nothing inlined: the content security policy and the cache both prefer files.
    assetsInlineLimit: 0,
    // The page names what it needs (scripts/build.mjs); the rest is small and few.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                // What is there before the page's code: it must import none of that.
                {
                  name: 'boot',
                  test: /vite\/preload-helper|apps\/web\/src\/app\/boot\//,
                  priority: 3,
                },
                // What every page needs compresses best in one piece, and stays cached while the site changes.
                { name: 'vendor', test: everyPagesPackages, priority: 2 },
                { name: 'shell', test: everyPagesParts, priority: 1 },
                // The words of each availability: pages of trips say them as well as lists do.
                {
                  name: 'words',
                  test: oneOf('libs/domain/src/availability/availability-texts'),
                  priority: 1,
                },
                { name: 'list', test: listParts },
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
