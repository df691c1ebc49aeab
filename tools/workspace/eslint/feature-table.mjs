/**
 * The parts under an app's `src/features` that any feature may use. Everything else there is a feature of its own,
 * which the app's composers put together: routes in the browser, app.ts, members.plugin.ts and admin.plugin.ts in the API.
 */
export const featureTable = {
  web: {
    // `trips` is the catalogue as data, pictures and cards: every page that shows trips reads it there.
    shared: ['deferred', 'forms', 'head', 'layout', 'member', 'trips'],
    composers: ['routes', 'app/app', 'app/route-table', 'main', 'prerender'],
  },
  admin: {
    shared: [],
    composers: ['routes', 'app/app', 'app/route-table', 'main'],
  },
  api: {
    shared: [],
    composers: ['app', 'admin.plugin', 'members.plugin', 'main', 'process', 'commands', 'seed'],
  },
}
