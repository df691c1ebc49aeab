import { readFileStore } from '../src/host/file-store.ts'
import { findPage } from '../src/host/find-page.ts'
import { siteFiles, siteManifest, writeFolder } from './site-folder.ts'

const { root, remove } = writeFolder(siteFiles)
afterAll(remove)

const files = readFileStore(root)
const find = (path: string) => findPage(path, files, siteManifest)
const at = (name: string) => files.get(`/${name}`)

it.each([
  ['/', 'index.html'],
  ['/trips', 'trips.html'],
  ['/trips/1', 'trips/1.html'],
  ['/assets/main-abc.js', 'assets/main-abc.js'],
  ['/art/logo.svg', 'art/logo.svg'],
  ['/robots.txt', 'robots.txt'],
])('shows at %s the file %s', (path, file) => {
  expect(find(path)).toEqual({ kind: 'file', file: at(file), status: 200 })
})

it.each(['/nowhere', '/Trips', '/trips/one', '/trips/1/2', '/constructor', '/__proto__', '/\0'])(
  'shows at %j the not-found page',
  (path) => {
    expect(find(path)).toEqual({ kind: 'file', file: at('404.html'), status: 404 })
  },
)

it.each([
  '/index.html',
  '/trips/shell.html',
  '/404.html',
  '/none.png',
  '/../etc/passwd.txt',
  '/.env',
])('shows nothing at %s', (path) => {
  expect(find(path)).toEqual({ kind: 'nothing' })
})

it('leaves to the API whether a trip is there that the build did not know', () => {
  expect(find('/trips/11')).toEqual({
    kind: 'probe',
    file: at('trips/shell.html'),
    probe: '/api/trips/11',
  })
})

it.each([
  ['/trips/', '/trips'],
  ['/trips///', '/trips'],
  ['//', '/'],
  ['/no/such/', '/no/such'],
  ['//other.example/', '/other.example'],
  ['/all-trips', '/trips'],
  ['/all-trips/', '/all-trips'],
])('leads from %s to %s, on this site', (path, to) => {
  expect(find(path)).toEqual({ kind: 'redirect', to })
})

describe('without a manifest', () => {
  it.each(['/', '/users', '/users/7'])('index.html answers for %s', (path) => {
    expect(findPage(path, files)).toEqual({ kind: 'file', file: at('index.html'), status: 200 })
  })

  it('a file that is not there is nothing', () => {
    expect(findPage('/assets/gone.js', files)).toEqual({ kind: 'nothing' })
  })
})
