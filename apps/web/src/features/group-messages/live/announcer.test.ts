import { messageOf } from '../testing/messages.ts'
import { type Announcement, announcementOf, createAnnouncer } from './announcer.ts'

const picture = (description: string) => ({ src: '/boat', width: 1, height: 1, description })

it.each([
  [{ text: 'Welcome Noor!', pictures: [picture('')] }, 'Asha: Welcome Noor! With a picture'],
  [{ text: 'Our boat', pictures: [picture('Sails')] }, 'Asha: Our boat. With a picture: Sails'],
  [{ text: '', pictures: [picture('')] }, 'Asha sent a picture'],
  [{ text: '', pictures: [picture('Sails'), picture('Sun')] }, 'Asha sent 2 pictures: Sails, Sun'],
])('reads %j as a sentence', (message, text) => {
  expect(announcementOf([messageOf(message)])).toBe(text)
})

it('reads two messages, and counts more', () => {
  const messages = ['One', 'Two?', 'Three'].map((text, id) => messageOf({ id, text }))
  expect(announcementOf(messages.slice(0, 2))).toBe('Asha: One. Asha: Two?')
  expect(announcementOf(messages)).toBe('3 new messages')
})

describe('the announcer', () => {
  let said: (Announcement | undefined)[]
  const open = () => {
    said = []
    return createAnnouncer((announcement) => said.push(announcement))
  }
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('takes its words back when a message in them is deleted or rewritten', () => {
    const announcer = open()
    announcer.add(messageOf({ id: 1, text: 'My number is 12345' }))
    jest.runAllTimers()
    announcer.change(messageOf({ id: 1, text: 'My number is 12345', isPinned: true }))
    announcer.change(messageOf({ id: 2, text: '', end: 'author' }))
    expect(said).toEqual([{ id: 1, text: 'Asha: My number is 12345' }])
    announcer.change(messageOf({ id: 1, text: '', end: 'author' }))
    expect(said.at(-1)).toBeUndefined()
  })

  it('never says what was deleted before its turn', () => {
    const announcer = open()
    announcer.add(messageOf({ id: 1, text: 'Too early' }))
    announcer.add(messageOf({ id: 2, text: 'Corrected' }))
    announcer.change(messageOf({ id: 1, text: '', end: 'author' }))
    announcer.change(messageOf({ id: 2, text: 'Correct' }))
    jest.runAllTimers()
    expect(said).toEqual([{ id: 1, text: 'Asha: Correct' }])
  })

  it('keeps what is still there when the list is loaded again', () => {
    const announcer = open()
    for (const id of [1, 2]) announcer.add(messageOf({ id, text: `Message ${id}` }))
    announcer.review([messageOf({ id: 2, text: 'Message 2' })])
    jest.runAllTimers()
    announcer.review([messageOf({ id: 2, text: 'Message 2' })])
    expect(said).toEqual([{ id: 1, text: 'Asha: Message 2' }])
    announcer.review([])
    expect(said.at(-1)).toBeUndefined()
  })
})
