import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { groupMessageForm, messageRules } from './group-message.ts'

const parse = (text: string) => z.parse(groupMessageForm, { text }).text

it('needs a text or a picture', () => {
  expect(firstMessages(groupMessageForm, { text: ' \n' })).toEqual({
    text: 'Please write a message',
  })
  expect(firstMessages(groupMessageForm, {})).toEqual({ text: 'Please write a message' })
  const pictures = [{ key: 'a'.repeat(22), description: 'The ferry at dawn' }]
  expect(z.parse(groupMessageForm, { pictures })).toEqual({ text: '', pictures })
})

it('bounds the text and the pictures', () => {
  expect(parse('🎈'.repeat(messageRules.maxLength))).toHaveLength(2 * messageRules.maxLength)
  expect(firstMessages(groupMessageForm, { text: 'a'.repeat(messageRules.maxLength + 1) })).toEqual(
    {
      text: 'Please use at most 2000 characters',
    },
  )
  const picture = { key: 'a'.repeat(22) }
  const pictures = Array.from({ length: messageRules.maxPictures + 1 }, () => picture)
  expect(firstMessages(groupMessageForm, { pictures })).toEqual({
    pictures: 'Please choose at most 4 pictures',
  })
  expect(firstMessages(groupMessageForm, { pictures: [{ key: '../../x' }] })).toEqual({
    'pictures.0.key': 'This picture is not known',
  })
  const described = { ...picture, description: 'a'.repeat(messageRules.maxDescription + 1) }
  expect(firstMessages(groupMessageForm, { pictures: [described] })).toEqual({
    'pictures.0.description': 'Please use at most 300 characters',
  })
})

it('keeps markup as the text that it is', () => {
  const text = '<script>alert(1)</script> [x](javascript:alert(1)) **bold** &lt;'
  expect(parse(text)).toBe(text)
})

it('drops characters that change the direction of the text', () => {
  for (const text of ['a\u202eb', 'a\u2066b']) expect(parse(text)).toBe('ab')
})

it('refuses control characters', () => {
  for (const text of ['a\u0000b', 'a\u001b[31mb', '\ud800a']) {
    expect(firstMessages(groupMessageForm, { text })).toEqual({
      text: 'Please remove the characters that cannot be shown',
    })
  }
})

it('evens out line breaks, empty lines and marks that pile up', () => {
  expect(parse('a\r\nb\rc')).toBe('a\nb\nc')
  expect(parse(`a${'\n'.repeat(500)}b`)).toBe('a\n\n\nb')
  expect(parse(`Z${'\u0351'.repeat(100)}`)).toBe(`Z${'\u0351'.repeat(6)}`)
})
