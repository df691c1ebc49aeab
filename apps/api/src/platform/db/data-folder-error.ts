const folderFaults: Readonly<Record<string, string>> = {
  EEXIST: 'is a file',
  ENOTDIR: 'is inside a file',
  EACCES: 'cannot be written by this account',
  EROFS: 'cannot be written',
  ENOENT: 'cannot be created',
  ENOSPC: 'is on a disk that is full',
}

/** The data folder cannot be used. The message explains it to the person who starts the API. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** Explains why the data folder cannot be created or written; returns any other error unchanged. */
export function toDataFolderError(error: unknown, folder: string): unknown {
  const fault = folderFaults[(error as NodeJS.ErrnoException).code ?? '']
  if (!fault) return error
  return new DataFolderError(`DATA_DIR should be a folder for the data, but ${folder} ${fault}.`, {
    cause: error,
  })
}
