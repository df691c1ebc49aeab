import type { Transport } from './call.ts'

/**
 * Sends like `fetch`, and calls `onProgress` with the share of the body that has been sent, from 0 to 1, which `fetch`
 * does not tell.
 */
export const withProgress =
  (onProgress: (share: number) => void): Transport =>
  (url, { method = 'GET', headers = {}, body, signal, credentials }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      request.open(method, url)
      request.withCredentials = credentials === 'include'
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      })
      request.addEventListener('load', () => {
        const type = request.getResponseHeader('content-type')
        resolve(
          new Response(request.responseText, {
            status: request.status,
            statusText: request.statusText,
            headers: type === null ? {} : { 'content-type': type },
          }),
        )
      })
      request.addEventListener('error', () => reject(new TypeError('The API could not be reached')))
      request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
      if (signal?.aborted) return reject(new DOMException('Aborted', 'AbortError'))
      signal?.addEventListener('abort', abort)
      request.send(body as XMLHttpRequestBodyInit | null | undefined)
    })
