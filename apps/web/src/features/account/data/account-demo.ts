/** The build replaces this variable with a constant (vite.config.ts). Tests read the real one. */
declare const process: { env: { ACCOUNT_DEMO?: string } }

/** Whether this build shows sample data in the account, with a note that says so. Off by default. */
export const isAccountDemo = () => process.env.ACCOUNT_DEMO === 'true'
