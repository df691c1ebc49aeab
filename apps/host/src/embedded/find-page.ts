import { fileExtension, hiddenExtensions } from '../file-rules.ts'
import type { RouteManifest } from '../route-manifest.ts'

export type Found =
  | { kind: 'file'; file: string; status: 200 | 404 }
  /** The API knows whether the page exists. */
  | { kind: 'probe'; file: string; probe: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' }

/** What a web server can serve. */
export interface Site {
  /** Paths of the files below the root, without a slash in front. */
  files: ReadonlySet<string>
  manifest: RouteManifest | undefined
}

/**
 * What a path shows. With a manifest only its pages exist, and any other path shows the not-found page; without one,
 * `index.html` answers for every page.
 */
export function findPage(path: string, { files, manifest }: Site): Found {
  const page = manifest && Object.hasOwn(manifest.pages, path) && manifest.pages[path]
  if (page) return { kind: 'file', file: page, status: 200 }
  const moved = manifest && Object.hasOwn(manifest.redirects, path) && manifest.redirects[path]
  if (moved) return { kind: 'redirect', to: moved }
  if (path.length > 1 && path.endsWith('/')) {
    // One slash in front, so that a browser does not read it as the address of another host.
    return { kind: 'redirect', to: `/${path.replace(/^\/+|(?<!\/)\/+$/g, '')}` }
  }
  if (fileExtension.test(path)) {
    const name = path.slice(1)
    const isPublic = files.has(name) && !hiddenExtensions.test(name)
    return isPublic ? { kind: 'file', file: name, status: 200 } : { kind: 'nothing' }
  }
  if (!manifest) return { kind: 'file', file: 'index.html', status: 200 }

  for (const { pattern, file, probe } of manifest.dynamic) {
    const match = new RegExp(pattern).exec(path)
    if (!match) continue
    if (probe === undefined) return { kind: 'file', file, status: 200 }
    return { kind: 'probe', file, probe: probe.replace('$1', match[1] ?? '') }
  }
  return { kind: 'file', file: manifest.notFound, status: 404 }
}
