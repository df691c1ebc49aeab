import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packSite } from '../../src/packed-site.ts'
import type { RouteManifest } from '../../src/route-manifest.ts'

export const placeholder = 'https://placeholder.invalid'

/** A small built site: path below its root → text. */
export const siteFiles: Readonly<Record<string, string>> = {
  'index.html': `<link rel="canonical" href="${placeholder}/"><h1>Home</h1>${'<p>far</p>'.repeat(99)}`,
  'trips.html': '<h1>Trips</h1>',
  'trips/1.html': '<h1>Turkey</h1>',
  'choice/trips/1.html': '<h1>A departure to Turkey</h1>',
  'trips/shell.html': '<h1>A trip</h1>',
  'notes/shell.html': '<h1>A private note</h1>',
  '404.html': '<h1>Not found</h1>',
  'robots.txt': `Sitemap: ${placeholder}/sitemap.xml\n`,
  '.well-known/security.txt': `Contact: mailto:a@club.example\nExpires: 2020-01-01T00:00:00.000Z\nCanonical: ${placeholder}/.well-known/security.txt\n`,
  'licences.txt': 'react 19 (MIT)',
  'sitemap.xml': `<loc>${placeholder}/trips</loc>`,
  'assets/main-abc.js': `const origin = '${placeholder}'\n`.repeat(50),
  'art/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0"/>'.repeat(20)}</svg>`,
  'art/share.png': 'PNG',
  'fonts/text.woff2': 'WOFF',
  'site.webmanifest': '{}',
  'note.webmanifest': '{"start_url":"../42"}',
  'note-worker.js': '// keeps notes',
}

export const siteManifest: RouteManifest = {
  originPlaceholder: placeholder,
  variants: { query: '[?&](?:departure|days)=', folder: 'choice' },
  pages: { '/': 'index.html', '/trips': 'trips.html', '/trips/1': 'trips/1.html' },
  redirects: { '/all-trips': '/trips' },
  dynamic: [
    { pattern: '^/notes/[0-9]{2}$', file: 'notes/shell.html' },
    { pattern: '^/notes/[0-9]{2}/manifest$', file: 'note.webmanifest' },
    { pattern: '^/trips/([0-9]+)$', file: 'trips/shell.html', probe: '/api/trips/$1' },
  ],
  notFound: '404.html',
}

/** A temporary folder that every account may read. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-test-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Writes files into a temporary folder; `remove` deletes it. */
export function writeFolder(files: Readonly<Record<string, string>>) {
  const root = makeFolder()
  for (const [name, text] of Object.entries(files)) {
    const file = join(root, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) }
}

/** The small site, packed: with its route manifest, as the site has one, or without, as the console. */
export async function packTestSite({ withManifest = true } = {}): Promise<string> {
  const build = writeFolder(siteFiles)
  const notes = writeFolder({ 'routes.json': JSON.stringify(siteManifest) })
  const manifestFile = join(notes.root, 'routes.json')
  const folder = makeFolder()
  await packSite(folder, { root: build.root, ...(withManifest && { manifestFile }) })
  build.remove()
  notes.remove()
  return folder
}
