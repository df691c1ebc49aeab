import fc from 'fast-check'
import * as z from 'zod/mini'
import { firstMessages, without } from './first-messages.ts'

const unprintableMessage = 'Please remove the characters that cannot be shown'

/** What a field of a form answers to bad input. */
export interface FieldRule {
  /** Shown where the field is missing; a field without it may be left out. */
  readonly required?: string
  /** Shown where the field is no text; `required` unless told. */
  readonly wrongType?: string
  /** The most characters (code points), where the field is free text. */
  readonly max?: number
  /** Shown where the text is too long, or cannot be printed; its own sentences unless told. */
  readonly refused?: string
  /** Whether line breaks may stand in it. */
  readonly block?: boolean
}

const notText = fc.oneof(
  fc.jsonValue().filter((value) => typeof value !== 'string'),
  fc.constant(Number.NaN),
)

/** Proves for every field what each kind of bad input is answered with, and that good input passes. */
export function describeForm<Field extends string>(
  name: string,
  form: z.core.$ZodType,
  good: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<Field, FieldRule>>,
): void {
  const messages = (change: Record<string, unknown>) => firstMessages(form, { ...good, ...change })

  describe(name, () => {
    it('takes good input', () => {
      expect(messages({})).toEqual({})
    })

    it('refuses a field that is not known', () => {
      const issues = z.safeParse(form, { ...good, isAdmin: true }).error?.issues
      expect(issues).toEqual([
        expect.objectContaining({
          code: 'unrecognized_keys',
          keys: ['isAdmin'],
          message: 'This field is not known',
        }),
      ])
    })

    it('refuses what is no object', () => {
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

      it('must hold nothing that cannot be shown', () => {
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
