/** What the build puts in place (vite.config.ts); a test has the real thing. */
declare const process: { env: { ACCOUNT_DEMO?: string } }

/** Whether this build of the site shows sample data in the account, and says so (rulings 4). Off unless asked for. */
export const isAccountDemo = () => process.env.ACCOUNT_DEMO === 'true'
