const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'lies below a file',
  EACCES: 'may not be written by this account',
  EROFS: 'cannot be written',
  ENOENT: 'cannot be made',
}

/** The data folder cannot be used; the message is a sentence for whoever started the API. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** What a data folder that cannot be made or written means for whoever started the API. */
export function toDataFolderError(error: unknown, folder: string): unknown {
  const fault = folderFaults[(error as NodeJS.ErrnoException).code ?? '']
  if (!fault) return error
  return new DataFolderError(`DATA_DIR should be a folder for the data, but ${folder} ${fault}.`, {
    cause: error,
  })
}
