import { importsOf, initialScripts, scriptsNamedBy } from '../src/page-scripts.ts'

const html = `
  <link rel="preload" as="font" href="/assets/a.woff2">
  <script type="application/json" id="page-data">{"scripts":["/assets/home.js"]}</script>
  <script type="module" crossorigin src="/assets/main.js"></script>`

it('finds the scripts that a page names', () => {
  expect(scriptsNamedBy(html)).toEqual(['/assets/main.js', '/assets/home.js'])
})

it('finds the scripts of a page without a data block', () => {
  expect(scriptsNamedBy('<script type="module" src="/assets/main.js"></script>')).toEqual([
    '/assets/main.js',
  ])
})

it('finds the static imports of a script, not the dynamic ones', () => {
  const code =
    'import{n as e,t}from"./vendor.js";import"./shell.js";import x,{y}from\'../deep/z.js\';' +
    'export*from"./again.js";const p=()=>import("./later.js");const s="import nothing from here"'
  expect(importsOf('/assets/main.js', code)).toEqual([
    '/assets/vendor.js',
    '/assets/shell.js',
    '/deep/z.js',
    '/assets/again.js',
  ])
})

it('follows imports transitively and counts each script once', () => {
  const scripts: Record<string, string> = {
    '/assets/main.js': 'import"./vendor.js";import"./home.js"',
    '/assets/home.js': 'import{a}from"./vendor.js";const l=()=>import("./forms.js")',
    '/assets/vendor.js': 'import"./runtime.js"',
    '/assets/runtime.js': 'import"./vendor.js"',
  }
  expect(initialScripts(html, (path) => scripts[path] ?? '').sort()).toEqual(
    Object.keys(scripts).sort(),
  )
})
