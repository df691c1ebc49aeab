import * as z from 'zod/mini'
import { maxLength, minLength } from './lengths.ts'

const messagesOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []

const text = z.string('Not a text').check(minLength(2, 'Too short'), maxLength(3, 'Too long'))
const list = z
  .array(z.number(), 'Not a list')
  .check(minLength(2, 'Too short'), maxLength(3, 'Too long'))

it.each([
  ['text', text, 'a', 'ab', '👍👍👍', 'abcd'],
  ['list', list, [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]],
])('bounds a %s', (_, schema, short, least, most, long) => {
  expect(messagesOf(schema, short)).toEqual(['Too short'])
  expect(messagesOf(schema, least)).toEqual([])
  expect(messagesOf(schema, most)).toEqual([])
  expect(messagesOf(schema, long)).toEqual(['Too long'])
})

it.each([{ length: 1 }, { length: { toString: 0 } }, { length: Symbol('length') }])(
  'does not measure something else with a length: %p',
  (value) => {
    expect(messagesOf(text, value)).toEqual(['Not a text'])
    expect(messagesOf(list, value)).toEqual(['Not a list'])
  },
)
