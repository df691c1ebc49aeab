import type { FileStore, StoredFile } from './file-store.ts'
import type { RouteManifest } from './route-manifest.ts'

export type Found =
  | { kind: 'file'; file: StoredFile; status: 200 | 404 }
  /** The API knows whether it is there. */
  | { kind: 'probe'; file: StoredFile; probe: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' }

/** A path whose last part has an ending is a file's; it never shows a page. */
const looksLikeFile = (path: string) => /\.[a-z0-9]+$/i.test(path)

/**
 * What a path shows. With a manifest, only its pages and kinds of page exist, and any other path shows its not-found
 * page; without one, `index.html` answers for every page.
 */
export function findPage(path: string, files: FileStore, manifest?: RouteManifest): Found {
  const page = manifest?.pages[path]
  if (page) return fileAt(files, page, 200)
  const moved = manifest?.redirects[path]
  if (moved) return { kind: 'redirect', to: moved }
  if (path.length > 1 && path.endsWith('/')) {
    // One slash in front, so that it never reads as the address of another host.
    return { kind: 'redirect', to: `/${path.replace(/^\/+|\/+$/g, '')}` }
  }
  const asset = looksLikeFile(path) && !path.endsWith('.html') ? files.get(path) : undefined
  if (asset) return { kind: 'file', file: asset, status: 200 }
  if (!manifest) return looksLikeFile(path) ? { kind: 'nothing' } : fileAt(files, 'index.html', 200)

  for (const { pattern, file, probe } of manifest.dynamic) {
    const match = new RegExp(pattern).exec(path)
    const shell = match && files.get(`/${file}`)
    if (match && shell) {
      return { kind: 'probe', file: shell, probe: probe.replace('$1', match[1] ?? '') }
    }
  }
  return looksLikeFile(path) ? { kind: 'nothing' } : fileAt(files, manifest.notFound, 404)
}

function fileAt(files: FileStore, name: string, status: 200 | 404): Found {
  const file = files.get(`/${name}`)
  return file ? { kind: 'file', file, status } : { kind: 'nothing' }
}
