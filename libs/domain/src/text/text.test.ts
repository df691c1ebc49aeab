import fc from 'fast-check'
import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { canonicalLine } from '../canonical/marks.ts'
import { emailMaxLength } from '../canonical/email.ts'
import { blockOfText, emailAddress, lineOfText, optionalBlock, optionalLine } from './text.ts'
import { passwordText } from './secret-text.ts'

const messageOf = (schema: z.core.$ZodType, value: unknown) => firstMessages(schema, value)['']
const line = lineOfText({ min: 2, max: 20, message: 'Two at least' })
const block = blockOfText({ min: 2, max: 20, message: 'Two at least' })
const unprintable = 'Please remove the characters that cannot be shown'

const characters = (text: string) => Array.from(text).length

const control = fc
  .oneof(fc.integer({ min: 0, max: 31 }), fc.integer({ min: 127, max: 159 }))
  .map((code) => String.fromCharCode(code))
const loneSurrogate = fc
  .integer({ min: 0xd800, max: 0xdfff })
  .map((code) => String.fromCharCode(code))
const printable = fc
  .string({ unit: 'grapheme', minLength: 2, maxLength: 8 })
  .filter((text) => characters(text.replace(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '').trim()) >= 2)
  .filter((text) => characters(text) <= 20 && !/[\u202a-\u202e\u2066-\u2069]/.test(text))

describe('a line of text', () => {
  it('accepts every printable text within its bounds, in its canonical form', () => {
    fc.assert(
      fc.property(printable, (text) => {
        expect(z.parse(line, `  ${text}\n`)).toBe(canonicalLine(text))
      }),
    )
  })

  it('rejects control characters and lone surrogates', () => {
    fc.assert(
      fc.property(fc.oneof(control, loneSurrogate), (character) => {
        expect(messageOf(line, `one${character}two`)).toBe(unprintable)
      }),
    )
  })

  it('checks its bounds after trimming', () => {
    expect(messageOf(line, ' a ')).toBe('Two at least')
    expect(messageOf(line, `${' '.repeat(50)}${'a'.repeat(20)}`)).toBeUndefined()
    expect(messageOf(line, 'a'.repeat(21))).toBe('Please use at most 20 characters')
  })

  it('counts a character beyond the basic plane as one', () => {
    expect(messageOf(line, '🎈')).toBe('Two at least')
    expect(messageOf(line, '🎈'.repeat(20))).toBeUndefined()
    expect(messageOf(line, '🎈'.repeat(21))).toBe('Please use at most 20 characters')
  })
})

describe.each([
  ['line', line],
  ['block', block],
])('a %s of text', (_name, schema) => {
  it.each(['\u200b\u200b\u200b', '\ufeff \u2060', '\u3164\u3164', 'a\u200d\u200d'])(
    'does not count invisible characters: %j',
    (text) => {
      expect(messageOf(schema, text)).toBe('Two at least')
    },
  )

  it('accepts joiners, which some scripts and emoji need', () => {
    for (const text of ['क्\u200dष', '👩\u200d🚀👩\u200d🚀', 'می\u200cخواهم']) {
      expect(z.parse(schema, text)).toBe(text)
    }
  })

  it('drops characters that change the direction of the text', () => {
    for (const text of ['Maya \u202eRao', 'Maya \u2066Rao', '\u202aMaya Rao\u202c']) {
      expect(z.parse(schema, text)).toBe('Maya Rao')
    }
  })
})

it('drops the marks that were pasted with a line, and makes its blanks spaces', () => {
  const typed = '\u200e\u2068Jose\u0301\u00a0Garcí\u00ada\u2069\u200b\ufeff'
  expect(z.parse(line, typed)).toBe('José García')
})

it('keeps what was typed in a block', () => {
  const typed = '\u200eJose\u0301\u00a0G\u00ad.\u200b-'
  expect(z.parse(block, typed)).toBe(typed)
})

describe('a block of text', () => {
  it('rejects control characters except line breaks and tabs', () => {
    fc.assert(
      fc.property(fc.oneof(control, loneSurrogate), (character) => {
        const expected = ['\n', '\r', '\t'].includes(character) ? undefined : unprintable
        expect(messageOf(block, `one${character}two`)).toBe(expected)
      }),
    )
  })
})

describe('a text that may be left empty', () => {
  it.each([
    ['line', optionalLine(10)],
    ['block', optionalBlock(10)],
  ])('reads a missing and a blank %s as undefined', (_name, schema) => {
    expect([undefined, '', '   '].map((value) => z.parse(schema, value))).toEqual(
      Array(3).fill(undefined),
    )
    expect(z.parse(schema, ' a ')).toBe('a')
    expect(messageOf(schema, null)).toBe('Must be a text')
    expect(messageOf(schema, 'a'.repeat(11))).toBe('Please use at most 10 characters')
  })
})

describe('a password', () => {
  const password = passwordText('Password is required')

  it('is never trimmed', () => {
    expect(z.parse(password, '  spaces  ')).toBe('  spaces  ')
  })

  it('has a message for each fault', () => {
    expect(messageOf(password, '')).toBe('Password is required')
    expect(messageOf(password, 7)).toBe('Password is required')
    expect(messageOf(password, 'a'.repeat(201))).toBe('Please use at most 200 characters')
    expect(messageOf(password, 'a\u0000b')).toBe(unprintable)
  })
})

describe('an email address', () => {
  const email = emailAddress()
  const refused = 'Please enter a valid email address'
  /** An address of this length, its domain in labels of at most 63. */
  const addressOf = (length: number) => {
    const tail = `@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(55)}.example`
    return `${'a'.repeat(length - tail.length)}${tail}`
  }

  it('is trimmed and in lower case', () => {
    expect(z.parse(email, ' Maya.Rao@Example.COM ')).toBe('maya.rao@example.com')
    fc.assert(
      fc.property(fc.emailAddress({ size: 'small' }), (address) => {
        const read = z.safeParse(email, address)
        if (read.success) expect(read.data).toBe(address.toLowerCase())
      }),
    )
  })

  it(`is at most ${emailMaxLength} characters long`, () => {
    expect(addressOf(254)).toHaveLength(254)
    expect(messageOf(email, addressOf(254))).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: 255, max: 4000 }), (length) => {
        expect(messageOf(email, addressOf(length))).toBe(refused)
      }),
    )
  })

  it('cannot start another header of a mail', () => {
    fc.assert(
      fc.property(fc.oneof(control, loneSurrogate), (character) => {
        expect(messageOf(email, `a@b.example${character}Bcc: c@d.example`)).toBe(refused)
        expect(messageOf(email, `a${character}a@b.example`)).toBe(refused)
      }),
    )
  })

  it.each(['', 'a', 'a@', '@b.example', 'a@b', 'a b@c.example', 'a@b..example', '<a@b.example>'])(
    'rejects %j',
    (text) => {
      expect(messageOf(email, text)).toBe(refused)
    },
  )
})
