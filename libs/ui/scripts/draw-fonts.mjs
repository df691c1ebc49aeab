/**
 * Draws the site's font files and their @font-face rules into src/theme/fonts, from the font packages. Each file of a
 * package is divided in two, so that a page of the club's own texts loads only the few letters that it needs:
 * `npm run fonts -w @farandfew/ui`, with `-- --check` to compare instead. The same input gives the same bytes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

/** What the club's own texts consist of: its pages, and the names of its places. All other letters load when needed. */
const common = new Set([
  // ASCII without \ ^ ` { | } ~ < >: with the last two go the ligatures of arrows.
  ...codesIn('U+0020-003B,U+003D,U+003F-005B,U+005D,U+005F,U+0061-007A'),
  ...codesOf('\u00a0©°·×–’“”•…₹'),
  ...codesOf('Ççáãéëíóöúüćčıİōşšūž'),
])

const families = [
  {
    name: 'Fraunces',
    files: 'fraunces',
    // The theme's weight of titles. One weight takes half of the bytes of all.
    axes: { wght: 560 },
    // No other weight may be imitated by smearing this one.
    weights: '100 900',
    parts: ['latin', 'latin-ext', 'vietnamese'],
    features: ['kern'],
    display: 'swap',
    missing: codesOf(''),
  },
  {
    name: 'Instrument Sans',
    files: 'instrument-sans',
    weights: '400 700',
    parts: ['latin', 'latin-ext'],
    // Not the kerning: in text of 14 to 18 pixels it is a fraction of a pixel, and it takes half of the file.
    features: [],
    // A page that is laid out anew when it arrives blocks input, and the fallbacks are much like it.
    display: 'optional',
    // The next font of the stack shows it; no file has to be loaded to find that out.
    missing: codesOf('₹'),
  },
]

/**
 * What browsers apply by themselves, and the figures of equal width that tables ask for. Not what places marks: they are in
 * other files than their letters.
 */
const commonFeatures = 'calt clig liga locl rlig rvrn tnum'.split(' ')

const folder = new URL('../src/theme/fonts/', import.meta.url)
const { resolve } = createRequire(import.meta.url)
const drawn = new Map()
const faces = []
for (const family of families) await drawFamily(family)
drawn.set('faces.css', Buffer.from(faces.join('\n')))
await (process.argv.includes('--check') ? check() : write())

async function drawFamily(family) {
  const folderOfPackage = `@fontsource-variable/${family.files}`
  const ranges = JSON.parse(await readFile(resolve(`${folderOfPackage}/unicode.json`), 'utf8'))
  const taken = new Set(family.missing)
  for (const part of family.parts) {
    const file = `${family.files}-${part}`
    const source = await readFile(resolve(`${folderOfPackage}/files/${file}-wght-normal.woff2`))
    // A letter that two files have belongs to the first, and what is not seen needs no file.
    const codes = codesIn(ranges[part]).filter((code) => !taken.has(code) && isVisible(code))
    for (const code of codes) taken.add(code)
    await drawFile(family, `${file}-common`, source, codes.filter(isCommon))
    await drawFile(
      family,
      file,
      source,
      codes.filter((code) => !isCommon(code)),
    )
  }
}

async function drawFile({ name, axes, weights, features, display }, file, source, codes) {
  if (codes.length === 0) return
  const bytes = await subsetFont(source, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: [...commonFeatures, ...features],
    // Names of styles, for programs that offer a choice of them.
    dropTables: ['STAT'],
  })
  drawn.set(`${file}.woff2`, bytes)
  faces.push(`@font-face {
  font-family: '${name}';
  font-style: normal;
  font-weight: ${weights};
  font-display: ${display};
  src: url('${file}.woff2') format('woff2');
  unicode-range: ${rangesOf(codes).join(', ')};
}
`)
}

function isCommon(code) {
  return common.has(code)
}

function isVisible(code) {
  return !/[\p{Cc}\p{Cf}]/u.test(String.fromCodePoint(code))
}

function codesOf(letters) {
  return Array.from(letters, (letter) => letter.codePointAt(0))
}

/** The codes in ranges of CSS: U+0020-007E,U+00A0. */
function codesIn(ranges) {
  const codes = []
  for (const [, from, to = from] of ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
    for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++) codes.push(code)
  }
  return codes
}

function rangesOf(codes) {
  const ranges = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code) => code.toString(16).toUpperCase()
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`)
}

async function write() {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder)
  for (const [file, bytes] of drawn) await writeFile(new URL(file, folder), bytes)
  console.log([...drawn].map(([file, { length }]) => `${file} ${length}`).join('\n'))
}

async function check() {
  for (const [file, bytes] of drawn) {
    const stored = await readFile(new URL(file, folder)).catch(() => undefined)
    if (stored && bytes.equals(stored)) continue
    throw new Error(`${file} is out of date: npm run fonts -w @farandfew/ui`)
  }
}
