import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import {
  annotationKinds,
  auditSubject,
  inviteSubject,
  noteForm,
  selectedTagForm,
  tagForm,
} from './admin-annotations.ts'

it('bounds notes and tags, and keeps the lines of a note', () => {
  expect(z.parse(noteForm, { text: ' One\nTwo ' })).toEqual({ text: 'One\nTwo' })
  expect(firstMessages(noteForm, { text: ' ' })).toEqual({ text: 'Please write a note' })
  expect(firstMessages(noteForm, { text: 'x'.repeat(2001) })).toEqual({
    text: 'Please use at most 2000 characters',
  })
  expect(firstMessages(tagForm, { tag: '' })).toEqual({ tag: 'Please enter a tag' })
  expect(firstMessages(tagForm, { tag: 'x'.repeat(41) })).toEqual({
    tag: 'Please use at most 40 characters',
  })
})

it('bounds the rows of a call', () => {
  const rowsOf = (length: number) => Array.from({ length }, () => ({ kind: 'member', id: 1 }))
  const messages = (length: number) =>
    firstMessages(selectedTagForm, { rows: rowsOf(length), tag: 'quiet' })
  expect(messages(50)).toEqual({})
  expect(messages(51)).toEqual({ rows: 'At most 50 rows at once' })
  expect(messages(0)).toEqual({ rows: 'Must be a list of rows' })
})

it('names subjects as the audit log does', () => {
  expect(annotationKinds.map((kind) => auditSubject({ kind, id: 7 }))).toEqual([
    'user 7',
    'invite 7',
    'quick invite 7',
    'inquiry 7',
    'booking 7',
  ])
  expect(inviteSubject({ kind: 'quick', id: 3 })).toEqual({ kind: 'quick-invite', id: 3 })
})
