import { fileURLToPath } from 'node:url'

/**
 * A layer of an app, by its folders below `src`.
 * @param {string} type
 * @param {string[]} folders
 */
const layer = (type, ...folders) => ({
  type,
  pattern: folders.map((folder) => `apps/*/src/${folder}`),
  partialMatch: false,
})

/**
 * @param {string} from a layer
 * @param {string[]} to the layers that it must not import
 */
const forbid = (from, ...to) => ({
  from: { element: { type: from } },
  disallow: [{ to: { element: { type: to } } }, { to: { file: { categories: 'entry' } } }],
  message: `${from} must not import ${to.join(', ')}: app → routes → features → shared`,
})

/**
 * Inside an app imports go in one direction: app, routes, features, shared. Features do not import each other.
 * The entries, such as `main.tsx`, may import everything, and no layer imports them. The API has no folders `routes` and
 * `shared`: its entries compose the features, and everything else in `src` is shared.
 */
export const layerRules = {
  files: ['apps/{web,admin,api}/src/**'],
  settings: {
    'boundaries/root-path': fileURLToPath(new URL('../../..', import.meta.url)),
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/elements': [
      layer('feature', 'features/admin/*'),
      layer('feature', 'features/*'),
      layer('routes', 'routes'),
      layer('app', 'app', 'commands', 'process', 'seed'),
      layer('shared', '*'),
    ],
    'boundaries/files': [
      { category: 'entry', pattern: 'apps/*/src/{app,main,prerender,*.plugin}.{ts,tsx}' },
    ],
  },
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'allow',
        policies: [
          forbid('shared', 'feature', 'routes', 'app'),
          forbid('feature', 'feature', 'routes', 'app'),
          forbid('routes', 'app'),
        ],
      },
    ],
  },
}
