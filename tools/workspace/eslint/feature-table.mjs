/**
 * The parts under an app's `src/features` that any feature may use. Everything else there is a feature of its own,
 * which the app's composers put together: routes in the browser, app.ts, members.plugin.ts and admin.plugin.ts in the API.
 */
export const featureTable = {
  web: {
    shared: [],
    composers: ['routes', 'app', 'main', 'prerender'],
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
