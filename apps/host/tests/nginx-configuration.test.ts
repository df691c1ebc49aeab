import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeSite } from '../src/packed-site.ts'
import { nameServersFor, nginxConfiguration } from '../src/nginx/configuration.ts'
import { escapeText } from '../src/nginx/render.ts'
import { quiet } from './support/quiet.ts'
import { packTestSite, siteManifest } from './support/site-folder.ts'

const configurationOf = (manifest: typeof siteManifest, root = '/srv/site') =>
  nginxConfiguration({
    site: { root, manifest },
    settings: {
      ...quiet,
      host: '::',
      port: 8080,
      apiUrl: 'http://api:3000',
      publicUrl: 'https://club.example',
      trustProxy: false,
    },
    runFolder: '/tmp/nginx',
    nameServers: ['127.0.0.11'],
  })

it('escapes texts so that they stay between their quotation marks', () => {
  expect(escapeText('a "b" \\ c; }')).toBe('a \\"b\\" \\\\ c; }')
})

it.each(['a$b', 'a\nb', 'a\rb', 'a\0b'])('rejects %j, which could change a directive', (text) => {
  expect(() => escapeText(text)).toThrow('cannot be in nginx.conf')
})

it('has a location for every page and every old address of the manifest', () => {
  const text = configurationOf(siteManifest)
  for (const path of [...Object.keys(siteManifest.pages), ...Object.keys(siteManifest.redirects)]) {
    expect(text).toContain(`location = "${path}" {`)
  }
  expect(text).toContain('listen [::]:8080;')
  expect(text).toContain('resolver 127.0.0.11 valid=5s;')
})

it('dates security.txt by the month of the request, for ten years after the start', async () => {
  const packed = await packTestSite()
  const root = mkdtempSync(join(tmpdir(), 'club-site-'))
  const site = placeSite(packed, root, 'https://club.example')
  await site.compressed
  const text = configurationOf(siteManifest, root)
  const rows = [...text.matchAll(/^ *"~\^(\d{4}-\d\d)" (\S+);$/gm)]
  expect(rows).toHaveLength(120)
  for (const [, month, expiry] of rows) {
    const days = (Date.parse(expiry!) - Date.parse(`${month}-01`)) / 86_400_000
    expect(days).toBeGreaterThan(330)
    expect(days).toBeLessThan(340)
  }
  expect(text).toContain('\\nExpires: $security_text_expiry\\n')
  for (const folder of [packed, root]) rmSync(folder, { recursive: true, force: true })
})

it('rejects a page whose path would be a variable', () => {
  expect(() => configurationOf({ ...siteManifest, pages: { '/$host': 'index.html' } })).toThrow(
    'cannot be in nginx.conf',
  )
})

const resolvConf = '# local\nnameserver 127.0.0.11\nnameserver fd00::1\noptions ndots:0\n'

it.each([
  ['http://api:3000', ['127.0.0.11', '[fd00::1]']],
  ['http://127.0.0.1:3000', []],
  ['http://[::1]:3000', []],
])('nginx finds %s through the name servers %j', (apiUrl, servers) => {
  expect(nameServersFor(apiUrl, resolvConf)).toEqual(servers)
})
