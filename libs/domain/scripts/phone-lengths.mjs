import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import metadata from 'libphonenumber-js/metadata.max.json'

const file = join(import.meta.dirname, '../src/canonical/phone-lengths.ts')

/** The places in a country's row of the metadata. */
const at = { callingCode: 0, trunkPrefix: 5, types: 11 }
/** The places of the types of numbers in its list: those that people and hotels can be reached by from abroad. */
const [fixed, mobile, personal, voip] = [0, 1, 4, 8]
/** Mexico dropped the 1 of mobile numbers in 2019 (the metadata has it as what parsing removes); contacts still have it. */
const formerPrefixes = { 52: '1' }
/** How many digits of a number decide on its lengths. */
const depth = 3

/** Parses the subset of regular expressions that the metadata uses: digits, classes, groups, alternatives and counts. */
function parse(pattern) {
  let here = 0
  const result = alternatives()
  if (here !== pattern.length) throw new Error(`Cannot read ${pattern.slice(here)}`)
  return result

  function alternatives() {
    const options = [sequence()]
    while (pattern[here] === '|') {
      here += 1
      options.push(sequence())
    }
    return { options }
  }

  function sequence() {
    const parts = []
    while (here < pattern.length && !'|)'.includes(pattern[here])) parts.push(counted(part()))
    return { parts }
  }

  function part() {
    const [opening] = /^\((?:\?:)?/.exec(pattern.slice(here)) ?? []
    if (opening) {
      here += opening.length
      const group = alternatives()
      here += 1
      return group
    }
    const [found] = /^(?:\\d|\d|\[[^\]]+\])/.exec(pattern.slice(here)) ?? []
    if (!found) throw new Error(`Cannot read ${pattern.slice(here)}`)
    here += found.length
    return { digits: digits.filter((digit) => new RegExp(found).test(digit)) }
  }

  function counted(repeated) {
    const [count, min, max = min] = /^(?:\?|\{(\d+)(?:,(\d+))?\})/.exec(pattern.slice(here)) ?? []
    if (!count) return repeated
    here += count.length
    return min === undefined
      ? { repeated, min: 0, max: 1 }
      : { repeated, min: Number(min), max: Number(max) }
  }
}

/** Of the lengths read so far, those after which the numbers of the node can go on; within the prefix only by its digits. */
function read(node, lengths, prefix) {
  const union = (sets) => new Set(sets.flatMap((set) => [...set]))
  if (node.digits) {
    const fits = (length) => length >= prefix.length || node.digits.includes(prefix[length])
    return new Set([...lengths].filter(fits).map((length) => length + 1))
  }
  if (node.options) return union(node.options.map((option) => read(option, lengths, prefix)))
  if (node.parts) return node.parts.reduce((so, part) => read(part, so, prefix), lengths)
  const rounds = [lengths]
  while (rounds.length <= node.max) rounds.push(read(node.repeated, rounds.at(-1), prefix))
  return union(rounds.slice(node.min))
}

/** The lengths of the numbers that start with the prefix, such as '9,10'; '' if there are none. */
const lengthsOf = (patterns, prefix) =>
  [...new Set(patterns.flatMap((pattern) => [...read(pattern, new Set([0]), prefix)]))]
    .filter((length) => length > prefix.length)
    .sort((one, other) => one - other)
    .join()

const digits = [...'0123456789']

/**
 * The lengths of a calling code's numbers by their first digits: the usual ones, and prefixes with others. Where a mobile number is
 * possible, its lengths by three digits; otherwise those of all numbers with the same first digit. A prefix that no number
 * has, because it may be given out one day or is made up, has the usual lengths; one with 0, which people write before a
 * number, has none.
 */
function lengthsByPrefix({ mobiles, others }) {
  const usual = lengthsOf(mobiles.length > 0 ? mobiles : others, '')
  const entries = []

  const lengthsAt = (prefix) => {
    if (lengthsOf(mobiles, prefix) !== '') return lengthsOf([...mobiles, ...others], prefix)
    const [first] = prefix
    if (first === '0') return lengthsOf(others, prefix)
    return lengthsOf(mobiles, first) === '' || lengthsOf(others, prefix) !== ''
      ? lengthsOf(others, first) || usual
      : usual
  }

  const byLeaf = new Map()
  for (let number = 0; number < 10 ** depth; number += 1) {
    const prefix = String(number).padStart(depth, '0')
    byLeaf.set(prefix, lengthsAt(prefix))
  }

  function add(prefix) {
    const below = [...byLeaf].filter(([leaf]) => leaf.startsWith(prefix))
    const [lengths, ...more] = new Set(below.map((entry) => entry[1]))
    if (more.length > 0) digits.forEach((digit) => add(prefix + digit))
    else if (lengths !== (prefix.startsWith('0') ? '' : usual)) entries.push([lengths, prefix])
  }
  add('')
  return { usual, entries }
}

/** A line for a calling code: prefix before a national number, usual lengths, and prefixes with other lengths. */
function lineOf(countries) {
  const patternsOf = (types) =>
    countries.flatMap((country) =>
      types.flatMap((type) => country[at.types]?.[type]?.[0] || []).map(parse),
    )
  const { usual, entries } = lengthsByPrefix({
    mobiles: patternsOf([mobile]),
    others: patternsOf([fixed, personal, voip]),
  })
  const others = [...new Set(entries.map(([lengths]) => lengths))].map((lengths) => {
    const found = entries.filter((entry) => entry[0] === lengths)
    return `${lengths}:${found.map(([, prefix]) => prefix).join(' ')}`
  })
  const [country] = countries
  const prefix = country[at.trunkPrefix] || formerPrefixes[country[at.callingCode]] || ''
  return [prefix, usual, ...others].join(';')
}

function writeTable() {
  const rows = Object.values(metadata.countries)
  const codes = [...new Set(rows.map((row) => row[at.callingCode]))].sort()
  return [
    '// Generated from libphonenumber-js: npm run phones -w @farandfew/domain',
    '',
    '/**',
    ' * By calling code: the digits that people write before a number inside the country, the lengths of its numbers without them,',
    ' * and first digits of numbers with other lengths, `7,8:50 51`.',
    ' */',
    'export const phoneLengths: Readonly<Record<string, string>> = {',
    ...codes.map(
      (code) => `  ${code}: '${lineOf(rows.filter((row) => row[at.callingCode] === code))}',`,
    ),
    '}',
    '',
  ].join('\n')
}

// `--print` for the test that compares.
if (process.argv.includes('--print')) process.stdout.write(writeTable())
else writeFileSync(file, writeTable())
