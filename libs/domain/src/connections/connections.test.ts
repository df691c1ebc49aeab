import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { askForm, connectionSettingsForm } from './connection-views.ts'
import { instagramLink, linkedinLink } from './social-links.ts'
import { reportForm } from '../reports/member-report.ts'

it.each([
  ['@maya.travels', '@maya.travels', 'https://www.instagram.com/maya.travels/'],
  ['maya.travels', '@maya.travels', 'https://www.instagram.com/maya.travels/'],
  ['https://www.instagram.com/maya_t/?igsh=1', '@maya_t', 'https://www.instagram.com/maya_t/'],
  ['instagram.com/maya_t', '@maya_t', 'https://www.instagram.com/maya_t/'],
  [
    'javascript:alert(1)',
    '@javascript:alert(1)',
    'https://www.instagram.com/javascript%3Aalert(1)/',
  ],
  ['https://evil.example/maya', '@https:', 'https://www.instagram.com/https%3A/'],
])('links the Instagram profile %j to Instagram', (handle, label, url) => {
  expect(instagramLink(handle)).toEqual({ label, url })
})

it.each([
  ['maya-rao', 'maya-rao', 'https://www.linkedin.com/in/maya-rao/'],
  ['in/maya-rao', 'maya-rao', 'https://www.linkedin.com/in/maya-rao/'],
  ['https://in.linkedin.com/in/maya-rao/?x=1', 'maya-rao', 'https://www.linkedin.com/in/maya-rao/'],
  ['zo%C3%AB', 'zoë', 'https://www.linkedin.com/in/zo%C3%AB/'],
  ['100%', '100%', 'https://www.linkedin.com/in/100%25/'],
])('links the LinkedIn profile %j to LinkedIn', (handle, label, url) => {
  expect(linkedinLink(handle)).toEqual({ label, url })
})

it('takes a request with a short note or none', () => {
  expect(z.parse(askForm, {})).toEqual({ note: undefined })
  expect(z.parse(askForm, { note: '  ' })).toEqual({ note: undefined })
  expect(firstMessages(askForm, { note: 'a'.repeat(301) })).toEqual({
    note: 'Please use at most 300 characters',
  })
})

it('takes a report with a reason and a few words, without a block unless it is wanted', () => {
  const words = 'They keep writing to me.'
  expect(z.parse(reportForm, { reason: 'spam', words })).toEqual({
    reason: 'spam',
    words,
    block: false,
  })
  expect(firstMessages(reportForm, { reason: 'boring', words: 'Short' })).toEqual({
    reason: 'Please select a reason',
    words: 'Please tell us what happened, in at least 10 characters',
  })
  expect(firstMessages(reportForm, { reason: 'spam', words: 'a'.repeat(2001) })).toEqual({
    words: 'Please use at most 2000 characters',
  })
})

it('takes some of the settings, and none that belong to the club', () => {
  expect(z.parse(connectionSettingsForm, { sharesPhone: false })).toEqual({ sharesPhone: false })
  expect(
    Object.keys(firstMessages(connectionSettingsForm, { maySendRequests: true })),
  ).toHaveLength(1)
})
