/** The settings of the site without log lines. */
export const quiet = { app: 'web', logLevel: 'silent', accessLog: 'off' } as const
