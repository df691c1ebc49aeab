import { Client } from 'pg'

/** Listens on a channel of NOTIFY. */
export interface Listener {
  /** Whether notifications arrive at the moment, as far as the connection shows. */
  isListening(): boolean
  stop(): Promise<void>
}

export interface ListenOptions {
  channel: string
  /** Called with the payload of each notification. */
  onNotification: (payload: string) => void
  /** Called whenever listening begins: what was notified before may have been missed. */
  onListening: () => void
}

export type Listen = (options: ListenOptions) => Listener

/** Where nothing can listen, such as behind PgBouncer in transaction mode. */
export const neverListening: Listen = () => ({
  isListening: () => false,
  stop: () => Promise.resolve(),
})

/** Milliseconds until the next attempt after a connection ended, and between two signs of life of one. */
const retryMs = 1_000
const checkMs = 10_000
/** Milliseconds for connecting, and for each answer. */
const timeoutMs = 5_000

/** Ends a connection, which may never answer. */
async function endClient(client: Client): Promise<void> {
  const end = client.end().catch(() => undefined)
  const socket = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
    .stream
  const timer = setTimeout(() => socket.destroy(), 200)
  await end
  clearTimeout(timer)
}

/** Listens with a connection of its own, which is opened again whenever it ends. */
export const listenOnServer =
  (databaseUrl: string): Listen =>
  ({ channel, onNotification, onListening }) => {
    let isStopped = false
    let current: Client | undefined
    let isListening = false
    let timer: NodeJS.Timeout | undefined
    const later = (work: () => void, ms: number) => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(work, ms).unref()
    }

    const lose = (client: Client) => {
      if (client !== current) return
      current = undefined
      isListening = false
      void endClient(client)
      later(() => void connect(), retryMs)
    }
    /** A connection that a firewall dropped gives no sign. */
    const check = async (client: Client) => {
      try {
        await client.query('select 1')
        if (client === current) later(() => void check(client), checkMs)
      } catch {
        lose(client)
      }
    }
    const connect = async () => {
      const client = new Client({
        connectionString: databaseUrl,
        application_name: 'club-api-listen',
        connectionTimeoutMillis: timeoutMs,
        query_timeout: timeoutMs,
        keepAlive: true,
      })
      current = client
      client.on('error', () => lose(client))
      client.on('end', () => lose(client))
      client.on('notification', ({ payload }) => onNotification(payload ?? ''))
      try {
        await client.connect()
        await client.query(`listen ${channel}`)
      } catch {
        lose(client)
        return
      }
      if (client !== current) return
      isListening = true
      onListening()
      later(() => void check(client), checkMs)
    }
    void connect()

    return {
      isListening: () => isListening,
      stop: async () => {
        isStopped = true
        clearTimeout(timer)
        const client = current
        current = undefined
        isListening = false
        if (client) await endClient(client)
      },
    }
  }
