import * as z from 'zod/mini'
import { describeForm } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { brand } from '../brand/brand.ts'
import {
  budgetRanges,
  groupSizePreferences,
  preferredDestinations,
  travelMonths,
} from '../invites/invite.options.ts'
import { quickInviteForm } from './quick-invite.ts'

const good = {
  preferredDestination: 'turkey',
  travelMonth: 'august-2025',
  groupSizePreference: 'medium-8-12',
  budgetRange: '2-2.5',
  whyJoin: 'I have travelled alone for ten years and would like company now.',
  additionalRequests: 'A window seat.',
}

const whyJoin = `Please tell us more about why you want to join ${brand.name} (minimum 50 characters)`

describeForm('the quick invite form', quickInviteForm, good, {
  preferredDestination: { wrongType: 'Please choose one of the destinations' },
  travelMonth: { required: 'Please select your preferred travel month' },
  groupSizePreference: { required: 'Please select your group size preference' },
  budgetRange: { required: 'Please select your budget range' },
  whyJoin: { required: whyJoin, max: 5000, block: true },
  additionalRequests: { max: 5000, block: true },
})

it('requires 50 characters about why the member wants to join', () => {
  const messages = (length: number) =>
    firstMessages(quickInviteForm, { ...good, whyJoin: 'a'.repeat(length) })
  expect(messages(49)).toEqual({ whyJoin })
  expect(messages(50)).toEqual({})
})

it('accepts each of its options and no other value', () => {
  const lists = {
    preferredDestination: preferredDestinations,
    travelMonth: travelMonths,
    groupSizePreference: groupSizePreferences,
    budgetRange: budgetRanges,
  }
  for (const [field, options] of Object.entries(lists)) {
    for (const { value } of options) {
      expect(firstMessages(quickInviteForm, { ...good, [field]: value })).toEqual({})
    }
    expect(firstMessages(quickInviteForm, { ...good, [field]: 'elsewhere' })).toHaveProperty(field)
  }
})

it('offers the months from March to December 2025, and flexible', () => {
  expect(travelMonths).toHaveLength(11)
  for (const { value, label } of travelMonths.slice(0, -1)) {
    expect(label.toLowerCase().replace(' ', '-')).toBe(value)
  }
  expect(travelMonths.at(-1)?.value).toBe('flexible')
})

it('reads an untouched destination as undefined', () => {
  expect(z.parse(quickInviteForm, { ...good, preferredDestination: '' }).preferredDestination).toBe(
    undefined,
  )
})
