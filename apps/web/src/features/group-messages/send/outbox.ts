import { ApiError } from '@farandfew/api-client'
import { newRandomKey } from '@farandfew/ui/form/random-key.ts'
import { retryDelay } from '../live/retry-delay.ts'
import type { KeptFiles } from './kept-files.ts'

/** What the member wrote. */
export interface WrittenMessage {
  readonly text: string
  readonly replyToId?: number | undefined
  readonly pictures: readonly WrittenPicture[]
}

export interface WrittenPicture {
  /** The id of its file among the kept ones. */
  readonly id: string
  /** Undefined after a reload: the kept file is read again. */
  readonly file?: File | undefined
  readonly description: string
  /** The name under which it was uploaded. */
  readonly key?: string | undefined
}

/** A message that the API has not stored yet, or has not confirmed. */
export interface UnsentMessage extends WrittenMessage {
  /** The idempotency key: the same for every attempt. */
  readonly key: string
  /** An instant. */
  readonly writtenAt: string
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The share of its pictures that has been sent, from 0 to 1. */
  readonly progress?: number | undefined
  /** Why it was refused, as a sentence. Without one, it is tried again. */
  readonly problem?: string | undefined
  /** Whether it waits because the member has sent too many. */
  readonly isTooFast?: boolean
}

export interface DeliveryListener {
  /** The share of the pictures that has been sent, from 0 to 1. */
  onProgress: (share: number) => void
  /** Each attempt has to name the same pictures. */
  onUploaded: (index: number, key: string) => void
}

interface OutboxOptions {
  storageKey: string
  /** Sends a message, and resolves when it is among the sent ones. */
  deliver: (message: UnsentMessage, listener: DeliveryListener) => Promise<unknown>
  files: Pick<KeptFiles, 'find' | 'remove'>
}

export type Outbox = ReturnType<typeof createOutbox>

/** Whether another attempt of the same message cannot help. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.status !== 429 &&
  error.code !== 'REQUEST_RUNNING'

const problemOf = (error: ApiError) =>
  Object.values(error.fieldErrors)[0] ?? error.detail ?? 'It could not be sent.'

/**
 * The messages that wait to be sent, in the order in which they were written. They are sent one after the other, so that
 * they arrive in that order. What cannot be delivered is tried again with the same key, until it is delivered or refused.
 * The tab's storage keeps them over a reload, and the browser's database their files.
 */
export function createOutbox({ storageKey, deliver, files }: OutboxOptions) {
  const queue = createQueue(storageKey)
  const { find, update, remove } = queue
  let failures = 0
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const removeWithFiles = (key: string) =>
    void files.remove(remove(key)?.pictures.map(({ id }) => id) ?? [])

  /** Sends what waits. Called again when there may be a connection. */
  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (isRunning) return
    isRunning = true
    try {
      for (let next = queue.findNext(); next; next = queue.findNext()) {
        if (!(await send(next))) break
      }
    } finally {
      isRunning = false
    }
  }

  /** Returns whether to go on with the next one. */
  async function send(message: UnsentMessage): Promise<boolean> {
    const { key } = message
    update(key, { state: 'sending', progress: message.pictures.length > 0 ? 0 : undefined })
    try {
      const pictures = await Promise.all(message.pictures.map(withFile))
      if (!pictures.every(isThere)) {
        const problem = lostPicture
        update(key, { state: 'failed', pictures: pictures.filter(isThere), problem })
        return true
      }
      await deliver({ ...message, pictures }, listenerFor(key))
      failures = 0
      removeWithFiles(key)
      return true
    } catch (error) {
      return fail(key, error)
    }
  }

  const withFile = async ({ file, ...picture }: WrittenPicture): Promise<WrittenPicture> => ({
    ...picture,
    file: picture.key === undefined ? (file ?? (await files.find(picture.id))) : file,
  })

  const listenerFor = (key: string): DeliveryListener => ({
    onProgress: (progress) => update(key, { progress }),
    onUploaded: (index, uploaded) => {
      const pictures = find(key)?.pictures.map((picture, position) =>
        position === index ? { ...picture, key: uploaded } : picture,
      )
      if (pictures) update(key, { pictures })
    },
  })

  /** Returns whether to go on with the next one. Otherwise this one is tried again later. */
  function fail(key: string, error: unknown): boolean {
    if (isRefused(error)) {
      update(key, { state: 'failed', progress: undefined, problem: problemOf(error) })
      // Each attempt would ask for the login again.
      return error.code !== 'NOT_SIGNED_IN'
    }
    failures += 1
    const isTooFast = error instanceof ApiError && error.status === 429
    const isWaiting = isTooFast || !navigator.onLine
    update(key, { state: isWaiting ? 'waiting' : 'failed', progress: undefined, isTooFast })
    timer = setTimeout(() => void flush(), retryDelay(failures))
    return false
  }

  return {
    subscribe: queue.subscribe,
    read: queue.read,
    add: (written: WrittenMessage) => {
      queue.add(written)
      void flush()
    },
    retry: (key: string) => {
      update(key, { state: 'waiting', problem: undefined })
      void flush()
    },
    /** Takes a message out, and leaves the files of its pictures. */
    takeOut: remove,
    discard: removeWithFiles,
    flush,
    /** Ends the attempts, and forgets everything. */
    clear: () => {
      clearTimeout(timer)
      queue.clear()
    },
  }
}

const isThere = (picture: WrittenPicture) => picture.key !== undefined || picture.file

/** The messages themselves, and who listens to their changes. The tab's storage keeps them. */
function createQueue(storageKey: string) {
  let messages = restore(storageKey)
  const listeners = new Set<() => void>()

  function change(next: readonly UnsentMessage[]) {
    messages = next
    keep(storageKey, next)
    listeners.forEach((listener) => listener())
  }
  const find = (key: string) => messages.find((one) => one.key === key)
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The same array until something changes. */
    read: () => messages,
    find,
    /** The first one that is to be sent. A refused one waits for the member. */
    findNext: () => messages.find(({ problem }) => problem === undefined),
    add: (written: WrittenMessage) => {
      const made = { key: newRandomKey(), writtenAt: new Date().toISOString() }
      change([...messages, { ...written, ...made, state: 'waiting' }])
    },
    update: (key: string, changes: Partial<UnsentMessage>) =>
      change(messages.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (key: string) => {
      const removed = find(key)
      change(messages.filter((one) => one.key !== key))
      return removed
    },
    clear: () => change([]),
  }
}

function keep(storageKey: string, messages: readonly UnsentMessage[]): void {
  try {
    if (messages.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(messages, withoutFiles))
  } catch {
    // Without storage a reload loses them, of which the page warns.
  }
}

const withoutFiles = (name: string, value: unknown) => (name === 'file' ? undefined : value)

const lostPicture = 'Its picture was lost when the page reloaded. Please add it again.'

function restore(storageKey: string): readonly UnsentMessage[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as UnsentMessage[]
    return stored.map((message) => ({
      ...message,
      state: message.problem === undefined ? 'waiting' : 'failed',
    }))
  } catch {
    return []
  }
}
