import { fileURLToPath } from 'node:url'

/**
 * The subjects of the club, each a folder in `src` of the domain, in `club` of the API and in `features` of the apps. A subject
 * imports only those above it, so that what depends on what can be read from this list alone. The first rows are what the
 * domain is made of.
 */
export const subjects = [
  ...['canonical', 'text', 'calendar', 'money', 'brand', 'constants', 'csv', 'problem', 'contract'],
  ...['clock', 'decoration', 'availability', 'annotations', 'club-details', 'group-events'],
  ...['messages', 'saved-trips', 'security-events', 'traits', 'members'],
  ...['operator-sessions', 'audit', 'auth'],
  ...['hosts', 'group-summaries', 'departures', 'member-pictures', 'trip-pictures', 'trips'],
  ...['destinations', 'pictures', 'schedule', 'catalogue', 'route-maps', 'quiz', 'operators'],
  ...['reports', 'reviews', 'vouches', 'groups', 'inquiries', 'selections'],
  ...['seats', 'waitlist', 'invites', 'refunds', 'payments', 'bookings'],
  ...['connections', 'mailings', 'newsletters', 'roommates'],
  ...['travel-details', 'checklists', 'trip-pockets', 'group-messages', 'integrity'],
  ...[
    'quick-invites',
    'account',
    'about',
    'galleries',
    'home',
    'text-pages',
    'member-care',
    'member-merges',
  ],
  ...['today', 'saved-views', 'personal-data', 'palette', 'all-contracts'],
]

/**
 * Imports against the order: the console shows the emails to a person in the panels of the first three, and the log names what
 * was sent as its recipients read it.
 */
const exceptions = new Map([
  ['members', ['mailings']],
  ['inquiries', ['mailings']],
  ['invites', ['mailings']],
  ['audit', ['mailings']],
])

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

const direction = 'app → routes → features → shared, or in the API app → club → platform'

/**
 * @param {string} from a layer
 * @param {string[]} to the layers that it must not import
 */
const forbid = (from, ...to) => ({
  from: { element: { type: from } },
  disallow: [{ to: { element: { type: to } } }, { to: { file: { categories: 'entry' } } }],
  message: `${from} must not import ${to.join(', ')}: ${direction}`,
})

/** @param {string} name of a subject @param {number} index of it */
const forbidLater = (name, index) => {
  const allowed = exceptions.get(name) ?? []
  const later = subjects.slice(index + 1).filter((other) => !allowed.includes(other))
  return {
    from: { element: { type: 'subject', captured: { name } } },
    disallow: [{ to: { element: { type: 'subject', captured: { name: later } } } }],
    message: `${name} must not import what is later in the order of subjects (tools/workspace/lint/layers.mjs)`,
  }
}

/**
 * Inside an app imports go in one direction: app, routes, features, shared. In the API it is app, club, platform. The
 * entries, such as `main.tsx`, may import everything, and no layer imports them.
 */
export const layerRules = {
  files: ['apps/{web,admin,api}/src/**', 'libs/domain/src/**'],
  settings: {
    'boundaries/root-path': fileURLToPath(new URL('../../..', import.meta.url)),
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/elements': [
      { ...layer('subject', 'club/*', 'features/*'), capture: ['app', 'name'] },
      {
        type: 'subject',
        pattern: 'libs/domain/src/*',
        partialMatch: false,
        capture: ['name'],
      },
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
          forbid('shared', 'subject', 'routes', 'app'),
          forbid('subject', 'routes', 'app'),
          forbid('routes', 'app'),
          {
            from: { element: { type: 'subject', captured: { name: `!(${subjects.join('|')})` } } },
            disallow: [{ to: { element: { type: '*' } } }],
            message: 'A new subject needs its place in the order (tools/workspace/lint/layers.mjs)',
          },
          ...subjects.slice(0, -1).map(forbidLater),
        ],
      },
    ],
  },
}
