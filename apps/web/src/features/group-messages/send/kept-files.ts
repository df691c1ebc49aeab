/**
 * Files that wait to be uploaded, by their id. The browser's database keeps them over a reload, for a day at most.
 * Without a database, for example in a private window, they last as long as the page.
 */
export interface KeptFiles {
  keep: (id: string, file: File) => Promise<void>
  find: (id: string) => Promise<File | undefined>
  remove: (ids: readonly string[]) => Promise<void>
  clear: () => Promise<void>
}

interface KeptFile {
  file: File
  /** Milliseconds since 1970. */
  keptAt: number
}

const storeName = 'files'
const keptForMs = 24 * 60 * 60_000

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No database')))
  })

let opened: Promise<IDBDatabase> | undefined

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open('group-messages', 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(storeName))
  const database = await resultOf(request)
  const store = database.transaction(storeName, 'readwrite').objectStore(storeName)
  const [ids, all] = await Promise.all([
    resultOf(store.getAllKeys()),
    resultOf<KeptFile[]>(store.getAll()),
  ])
  const tooOld = Date.now() - keptForMs
  ids.forEach((id, index) => all[index]!.keptAt < tooOld && store.delete(id))
  return database
}

/** Resolves to undefined if there is no database, or no room in it. */
async function inStore<Result>(
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await (opened ??= openDatabase())
    return await resultOf(act(database.transaction(storeName, 'readwrite').objectStore(storeName)))
  } catch {
    return undefined
  }
}

export const keptFiles: KeptFiles = {
  keep: async (id, file) => {
    const kept: KeptFile = { file, keptAt: Date.now() }
    await inStore((store) => store.put(kept, id))
  },
  find: async (id) => (await inStore<KeptFile | undefined>((store) => store.get(id)))?.file,
  remove: async (ids) => {
    await Promise.all(ids.map((id) => inStore((store) => store.delete(id))))
  },
  clear: async () => {
    await inStore((store) => store.clear())
  },
}
