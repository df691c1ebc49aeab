import { findPage } from '../src/embedded/find-page.ts'
import { siteFiles, siteManifest } from './support/site-folder.ts'

const files = new Set([...Object.keys(siteFiles), 'index.html.br', 'assets/main-abc.js.gz'])
const site = { files, manifest: siteManifest }
const find = (path: string) => findPage(path, site)

it.each([
  ['/', 'index.html'],
  ['/trips', 'trips.html'],
  ['/trips/1', 'trips/1.html'],
  ['/assets/main-abc.js', 'assets/main-abc.js'],
  ['/art/logo.svg', 'art/logo.svg'],
  ['/robots.txt', 'robots.txt'],
])('%s shows the file %s', (path, file) => {
  expect(find(path)).toEqual({ kind: 'file', file, status: 200 })
})

it.each(['/nowhere', '/Trips', '/trips/one', '/trips/1/2', '/constructor', '/__proto__', '/\0'])(
  '%j shows the not-found page',
  (path) => {
    expect(find(path)).toEqual({ kind: 'file', file: '404.html', status: 404 })
  },
)

it.each([
  '/index.html',
  '/trips/shell.html',
  '/404.html',
  '/none.png',
  '/../etc/passwd.txt',
  '/.env',
  '/index.html.br',
  '/assets/main-abc.js.gz',
])('%s shows nothing', (path) => {
  expect(find(path)).toEqual({ kind: 'nothing' })
})

it('asks the API whether a trip exists that the build does not know', () => {
  expect(find('/trips/11')).toEqual({
    kind: 'probe',
    file: 'trips/shell.html',
    probe: '/api/trips/11',
  })
})

it('always sends a page that only its member may ask for', () => {
  expect(find('/notes/42')).toEqual({ kind: 'file', file: 'notes/shell.html', status: 200 })
  expect(find('/notes/4')).toMatchObject({ file: '404.html' })
})

it.each([
  ['/trips/', '/trips'],
  ['/trips///', '/trips'],
  ['//', '/'],
  ['/no/such/', '/no/such'],
  ['//other.example/', '/other.example'],
  ['/all-trips', '/trips'],
  ['/all-trips/', '/all-trips'],
])('redirects %s to %s, on this site', (path, to) => {
  expect(find(path)).toEqual({ kind: 'redirect', to })
})

describe('without a manifest', () => {
  const admin = { files, manifest: undefined }

  it.each(['/', '/users', '/users/7'])('index.html answers for %s', (path) => {
    expect(findPage(path, admin)).toEqual({ kind: 'file', file: 'index.html', status: 200 })
  })

  it('a file that does not exist is nothing', () => {
    expect(findPage('/assets/gone.js', admin)).toEqual({ kind: 'nothing' })
  })
})
