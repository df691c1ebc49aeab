import type { Contract, ContractInput } from '@farandfew/domain/contract'
import { toApiError } from './api-error.ts'
import { buildUrl, type UrlParts } from './build-url.ts'
import { CsvRows } from './csv-rows.ts'

/** How far a file has come. */
export interface DownloadProgress {
  /** Rows that have arrived, the heading left out. */
  rows: number
  /** Rows that the file will have; undefined where the API does not say. */
  total: number | undefined
}

export interface DownloadedFile {
  /** As the API calls it. */
  name: string
  /** Its bytes as they were sent, the byte order mark included. */
  content: Blob
}

export interface DownloadOptions {
  signal?: AbortSignal | undefined
  /** The API has begun to send. */
  onStart?: ((progress: DownloadProgress) => void) | undefined
  onProgress?: ((progress: DownloadProgress) => void) | undefined
}

/** A file that ended before all of its rows had come. */
export class BrokenOffError extends Error {
  override readonly name = 'BrokenOffError'
}

/**
 * Reads a CSV file that the API streams, whole or not at all: `x-total-count` tells how many rows it must hold.
 * Throws ApiError for a non-OK answer, BrokenOffError where the stream broke off, the platform's TypeError where the
 * API was not reached, and its AbortError where `signal` was aborted.
 */
export async function downloadCsv<C extends Contract>(
  { path }: C | Pick<C, 'method' | 'path'>,
  input: ContractInput<C>,
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
  const pieces: BlobPart[] = []
  const take = (bytes: Uint8Array<ArrayBuffer>) => {
    pieces.push(bytes)
    counter.take(bytes)
    onProgress?.({ rows: counter.rows, total })
  }
  await readAll(response, take, signal)
  if (total !== undefined && counter.rows < total) {
    throw new BrokenOffError(`${counter.rows} of ${total} rows`)
  }
  return { name: readName(response), content: new Blob(pieces, { type: 'text/csv' }) }
}

async function readAll(
  response: Response,
  take: (bytes: Uint8Array<ArrayBuffer>) => void,
  signal: AbortSignal | undefined,
) {
  const reader = response.body?.getReader()
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      take(piece.value)
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw new BrokenOffError('The connection ended', { cause: error })
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
