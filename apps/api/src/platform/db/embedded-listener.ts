import type { PGlite } from '@electric-sql/pglite'
import type { QueueingDriver } from './embedded-dialect.ts'
import type { Listen } from './listener.ts'

/** PGlite, or what guards it. */
export type Notifier = Pick<PGlite, 'listen' | 'unlisten'>

/** Listens on the one connection of the embedded database, between the calls of others. */
export const listenOnEmbedded =
  (driver: QueueingDriver, database: Notifier): Listen =>
  ({ channel, onNotification, onListening }) => {
    let isListening = false
    const begun = driver
      .use(() => database.listen(channel, onNotification))
      .then(() => {
        isListening = true
        onListening()
      })
      .catch(() => undefined)
    return {
      isListening: () => isListening,
      stop: async () => {
        await begun
        isListening = false
        // A closed database notifies no one.
        await driver.use(() => database.unlisten(channel, onNotification)).catch(() => undefined)
      },
    }
  }
