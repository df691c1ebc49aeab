import fc from 'fast-check'
import * as z from 'zod/mini'
import { firstMessages, without } from './first-messages.ts'

const unprintableMessage = 'Please remove the characters that cannot be shown'

/** The messages of one field. */
export interface FieldRule {
  /** Shown if the field is missing; undefined for an optional field. */
  readonly required?: string
  /** Shown if the field is not a text; `required` by default. */
  readonly wrongType?: string
  /** Maximum length in code points, for free text. */
  readonly max?: number
  /** Shown if the text is too long or contains unprintable characters. */
  readonly refused?: string
  /** Whether line breaks are allowed. */
  readonly block?: boolean
}

const noAddress = 'Please enter a valid email address'

/** A required email address, which has one message for everything. */
export const emailField: FieldRule = { required: noAddress, max: 254, refused: noAddress }

const notText = fc.oneof(
  fc.jsonValue().filter((value) => typeof value !== 'string'),
  fc.constant(Number.NaN),
)

/** Tests every field of a form with valid input and with each kind of invalid input. */
export function describeForm<Field extends string>(
  name: string,
  form: z.core.$ZodType,
  good: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<Field, FieldRule>>,
): void {
  const messages = (change: Record<string, unknown>) => firstMessages(form, { ...good, ...change })

  describe(name, () => {
    it('accepts valid input', () => {
      expect(messages({})).toEqual({})
    })

    it('rejects an unknown field', () => {
      const issues = z.safeParse(form, { ...good, isAdmin: true }).error?.issues
      expect(issues).toEqual([
        expect.objectContaining({
          code: 'unrecognized_keys',
          keys: ['isAdmin'],
          message: 'This field is not known',
        }),
      ])
    })

    it('rejects input that is not an object', () => {
      const noObject = fc.oneof(
        fc.string(),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
        fc.array(fc.nat()),
      )
      fc.assert(
        fc.property(noObject, (body) => {
          expect(firstMessages(form, body)).toEqual({ '': 'The body must be a JSON object' })
        }),
      )
    })

    describe.each(Object.entries<FieldRule>(fields))('%s', (field, rule) => {
      const { required, max, refused } = rule

      it(required ? 'must be there' : 'may be left out or blank', () => {
        const expected = required ? expect.objectContaining({ [field]: required }) : {}
        expect(firstMessages(form, without(good, field))).toEqual(expected)
        if (!required) expect(messages({ [field]: '' })).toEqual({})
      })

      it('must have the right type', () => {
        const expected = rule.wrongType ?? required ?? 'Must be a text'
        fc.assert(
          fc.property(notText, (value) => {
            expect(messages({ [field]: value })[field]).toBe(expected)
          }),
        )
      })

      if (max === undefined) return

      it(`must not be longer than ${max}`, () => {
        const tooLong = refused ?? `Please use at most ${max} characters`
        fc.assert(
          fc.property(fc.integer({ min: max + 1, max: max + 5000 }), (length) => {
            expect(messages({ [field]: 'a'.repeat(length) })[field]).toBe(tooLong)
          }),
        )
      })

      it('must not contain unprintable characters', () => {
        const text = String(good[field])
        const breaks = rule.block ? [9, 10, 13] : []
        const codes = [...Array(32).keys(), 127, 0x85, 0xd800, 0xdfff].filter(
          (code) => !breaks.includes(code),
        )
        for (const code of codes) {
          const value = `${text.slice(0, 1)}${String.fromCharCode(code)}${text.slice(1)}`
          expect(messages({ [field]: value })[field]).toBe(refused ?? unprintableMessage)
        }
        for (const code of breaks) {
          expect(messages({ [field]: `${text}${String.fromCharCode(code)}${text}` })).toEqual({})
        }
      })
    })
  })
}
