import { describeAction } from '../audit/action-words.ts'
import * as contracts from './admin-mailings.contract.ts'
import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import {
  emptyVariables,
  fillLine,
  fillText,
  findVariableFault,
  missingValues,
  variablesFor,
} from './variables.ts'
import { findWritingFault, parseWrittenText } from './written-text.ts'
import { mailingForm, mayStep } from './mailings.ts'

describe('the Markdown of a mail', () => {
  it('has paragraphs, headings, lists, links and styles, and keeps line breaks', () => {
    const text = [
      'Dear {first name},\r\nhow are you?',
      '## The plan',
      '- **Day one**: *arrive*\n- Day two',
      '1. Pack\n2) Fly',
      'Read [our page](https://club.example/a_b?c=1).',
      '[Book your seat](https://club.example/book/7)',
    ].join('\n\n')
    expect(parseWrittenText(text)).toEqual([
      { type: 'paragraph', content: ['Dear {first name},\nhow are you?'] },
      { type: 'heading', content: ['The plan'] },
      {
        type: 'list',
        ordered: false,
        items: [
          [
            { type: 'strong', content: ['Day one'] },
            ': ',
            { type: 'emphasis', content: ['arrive'] },
          ],
          ['Day two'],
        ],
      },
      { type: 'list', ordered: true, items: [['Pack'], ['Fly']] },
      {
        type: 'paragraph',
        content: [
          'Read ',
          { type: 'link', href: 'https://club.example/a_b?c=1', content: ['our page'] },
          '.',
        ],
      },
      { type: 'button', href: 'https://club.example/book/7', content: ['Book your seat'] },
    ])
    expect(findWritingFault(text)).toBeUndefined()
  })

  it('leaves what it does not know as text', () => {
    for (const text of ['2 * 3 * 4', '#1 of all', 'a [b] (c)', '-5 degrees', '** not **']) {
      expect(parseWrittenText(text)).toEqual([{ type: 'paragraph', content: [text] }])
    }
  })

  it.each([
    ['Hello <b>you</b>', /without HTML/],
    ['See ![a hill](https://x.example/a.png)', /without pictures/],
    ['[Book](/book/7)', /“\/book\/7” with https/],
    ['**[a](javascript:alert)**', /“javascript:alert” with https/],
    ['[a](https://x.example)\n\n[b](https://y.example)', /one button/],
    ['[Write](mailto:a@b.example)', /link of the button with https/],
  ])('rejects %j', (text, fault) => {
    expect(findWritingFault(text)).toMatch(fault)
  })
})

describe('the text of a mail that is too long', () => {
  const issuesOf = (text: string) => {
    const body = { audience: { kind: 'member', id: 1 }, subject: 'Hello', text }
    const { error } = z.safeParse(mailingForm, body)
    return error?.issues.filter(({ path }) => path[0] === 'text').map(({ message }) => message)
  }

  it('is refused for its length, before an expression reads it', () => {
    expect(issuesOf('<a'.repeat(31_000))).toEqual(['Please use at most 10000 characters'])
    expect(issuesOf('<b>'.repeat(10_000))).toEqual(['Please use at most 10000 characters'])
    expect(issuesOf('![a'.repeat(20_000))).toEqual(['Please use at most 10000 characters'])
  })

  it('finds a tag and a picture wherever they begin', () => {
    for (const text of ['a < b <c and more>', '<a <b>', '</p>', 'x <A\n>']) {
      expect(findWritingFault(text)).toMatch(/without HTML/)
    }
    for (const text of ['a < b > c', '<a'.repeat(5000), '1 <2> 3']) {
      expect(findWritingFault(text)).toBeUndefined()
    }
    expect(findWritingFault(`${'![a'.repeat(3000)}](x)`)).toMatch(/without pictures/)
  })
})

describe('variables', () => {
  const values = { 'first name': 'Maya', trip: '', club: 'Far & Few' }

  it('are replaced in texts, not in links', () => {
    expect(fillLine('Dear { first name }, of {club}', values)).toBe('Dear Maya, of Far & Few')
    const evil = { 'first name': '[x](https://evil.example) **b**' }
    expect(fillText('Hi {first name}, [{first name}](https://a.example/{x})', evil)).toEqual([
      {
        type: 'paragraph',
        content: [
          'Hi [x](https://evil.example) **b**, ',
          { type: 'link', href: 'https://a.example/{x}', content: [evil['first name']] },
        ],
      },
    ])
  })

  it('without a value say their own words, otherwise the usual ones', () => {
    const none = { club: 'Far & Few' }
    expect(fillLine('{first name|friend}, { name } of {club|us}', none)).toBe(
      'friend, there of Far & Few',
    )
    expect(fillLine('Hello {first name|friend}', values)).toBe('Hello Maya')
    expect(fillLine('{trip|your trip}, {departure date| }', none)).toBe(
      'your trip, {departure date| }',
    )
    expect(missingValues('{first name} {trip|your trip} {trip}', none)).toEqual([
      { name: 'first name', standIn: 'there' },
      { name: 'trip', standIn: null },
    ])
    expect(findVariableFault('{first name|friend}', 'member')).toBeUndefined()
    expect(findVariableFault('{nickname|friend}', 'member')).toMatch(/^\{nickname\} has no value/)
  })

  it('without a value are found', () => {
    expect(emptyVariables('{first name} {trip} {departure date} {club}', values)).toEqual([
      'trip',
      'departure date',
    ])
  })

  it('that do not exist, or not for these recipients, are named', () => {
    expect(findVariableFault('Dear {first name}', 'member')).toBeUndefined()
    expect(findVariableFault('Dear {firstname}', 'member')).toMatch(/^\{firstname\} has no value/)
    expect(findVariableFault('{first name}, {trip}', 'newsletter')).toBe(
      '{first name} and {trip} have no value here. Please remove them, or use {club}',
    )
    expect(variablesFor('departure')).toContain('departure date')
  })
})

describe('the form of a mailing', () => {
  const form = {
    audience: { kind: 'departure', id: 7 },
    subject: 'Your trip to {trip}',
    text: 'Dear {first name},\n\nsee you soon.',
    sendAt: null,
    key: '6e0f5f4e-6b3a-4f0e-9d3b-0f6f3b0a9c11',
  }

  it('takes a text, its recipients and a time', () => {
    expect(z.parse(mailingForm, form)).toEqual(form)
    const sendAt = '2026-11-29T03:30:00Z'
    const audience = { kind: 'newsletter', id: null }
    const texts = { subject: 'News of {club}', text: 'Hello.' }
    expect(z.parse(mailingForm, { ...form, ...texts, sendAt, audience })).toMatchObject({ sendAt })
  })

  it.each([
    [{ subject: ' ' }, { subject: 'Please enter a subject' }],
    [{ subject: 'x'.repeat(151) }, { subject: 'Please use at most 150 characters' }],
    [{ text: '' }, { text: 'Please write a text' }],
    [{ text: 'x'.repeat(10_001) }, { text: 'Please use at most 10000 characters' }],
    [{ text: '<i>' }, { text: 'Please write without HTML: it is not shown in emails' }],
    [{ subject: '{nick}' }, { subject: expect.stringMatching(/^\{nick\} has no value here/) }],
    [
      { audience: { kind: 'newsletter', id: 3 }, subject: 'a', text: 'b' },
      { audience: 'Must name the recipients' },
    ],
    [{ audience: { kind: 'departure', id: null } }, { audience: 'Must name the recipients' }],
    [{ key: 'x' }, { key: 'Must be a UUID' }],
    [{ sendAt: 'tomorrow' }, { sendAt: 'Must be an instant in ISO 8601' }],
  ])('rejects %j', (fields, messages) => {
    expect(firstMessages(mailingForm, { ...form, ...fields })).toEqual(messages)
  })
})

it('is an email in every word of the log', () => {
  const words = Object.values(contracts).flatMap((one) =>
    'audit' in one ? one.audit.map((action) => describeAction(action)) : [],
  )
  expect(words).toContain('Email sent')
  expect(words.filter((one) => /mailing/i.test(one))).toEqual([])
})

it('a mailing can be started, paused and cancelled until it has ended', () => {
  expect(mayStep('scheduled', 'sending')).toBe(true)
  expect(mayStep('sending', 'paused')).toBe(true)
  expect(mayStep('paused', 'sending')).toBe(true)
  expect(mayStep('paused', 'cancelled')).toBe(true)
  expect(mayStep('scheduled', 'paused')).toBe(false)
  expect(mayStep('finished', 'sending')).toBe(false)
  expect(mayStep('cancelled', 'sending')).toBe(false)
})
