import type { Contract, ContractInput } from '@farandfew/domain/contract/contract.ts'
import { toApiError } from './api-error.ts'
import { buildUrl, type UrlParts } from './build-url.ts'
import { CsvRows } from './csv-rows.ts'

export interface DownloadProgress {
  /** Rows received so far, without the heading. */
  rows: number
  /** Rows that the file will have; undefined if the API does not send their number. */
  total: number | undefined
}

export interface DownloadedFile {
  /** The name in `content-disposition`. */
  name: string
  /** The bytes as sent, including the byte order mark. */
  content: Blob
}

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  /** Called when the answer's headers have arrived. */
  onStart?: ((progress: DownloadProgress) => void) | undefined
  onProgress?: ((progress: DownloadProgress) => void) | undefined
}

/** The download ended before all rows had arrived. */
export class IncompleteDownloadError extends Error {
  override readonly name = 'IncompleteDownloadError'
}

/**
 * Downloads a CSV file that the API streams. `x-total-count` says how many rows to expect, so a truncated file is
 * never returned.
 * @throws ApiError for a non-OK answer, IncompleteDownloadError if the stream ended early, the platform's TypeError if
 * the API could not be reached, and its AbortError if `signal` was aborted
 */
export async function downloadCsv<const E extends Contract>(
  { path }: E,
  input: ContractInput<E>,
  { signal, onStart, onProgress }: DownloadOptions = {},
): Promise<DownloadedFile> {
  const response = await fetch(buildUrl(path, input as UrlParts), {
    headers: { accept: 'text/csv' },
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!response.ok) throw await toApiError(response)

  const total = readTotal(response)
  onStart?.({ rows: 0, total })
  const counter = new CsvRows()
  const chunks: BlobPart[] = []
  const receive = (bytes: Uint8Array<ArrayBuffer>) => {
    chunks.push(bytes)
    counter.add(bytes)
    onProgress?.({ rows: counter.rows, total })
  }
  await readAll(response, receive, signal)
  if (total !== undefined && counter.rows < total) {
    throw new IncompleteDownloadError(`${counter.rows} of ${total} rows`)
  }
  return { name: readName(response), content: new Blob(chunks, { type: 'text/csv' }) }
}

async function readAll(
  response: Response,
  receive: (bytes: Uint8Array<ArrayBuffer>) => void,
  signal: AbortSignal | undefined,
) {
  const reader = response.body?.getReader()
  try {
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      receive(chunk.value)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw new IncompleteDownloadError('The connection was closed', { cause: error })
  }
}

function readTotal({ headers }: Response): number | undefined {
  const text = headers.get('x-total-count')
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
}

function readName({ headers }: Response): string {
  const named = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')
  return named?.[1] ?? 'download.csv'
}
