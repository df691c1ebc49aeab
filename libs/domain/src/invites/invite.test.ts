import * as z from 'zod/mini'
import { describeForm, emailField } from '../../tests/describe-form.ts'
import { firstMessages } from '../../tests/first-messages.ts'
import { inviteForm, inviteRequestItem, tripInviteRequest } from './invite.ts'
import { requestInvite } from './invites.contract.ts'

const good = { name: 'Maya Rao', email: 'maya@example.com', message: 'Balloons.', tripId: 1 }

describeForm('the invite form', inviteForm, good, {
  name: { required: 'Name must be at least 2 characters', max: 100 },
  email: emailField,
  message: { max: 5000, block: true },
})

describe('the trip of an invite form', () => {
  it.each([
    [undefined, 'The id must be a number'],
    ['1', 'The id must be a number'],
    [1.5, 'The id must be a number'],
    [0, 'The id is out of range'],
    [2_147_483_648, 'The id is out of range'],
  ])('rejects %j', (tripId, message) => {
    expect(firstMessages(inviteForm, { ...good, tripId })).toEqual({ tripId: message })
  })
})

describe('an invite request', () => {
  const stored = {
    id: 1,
    userId: null,
    tripId: 2,
    scheduleId: null,
    name: 'Maya Rao',
    email: 'maya@example.com',
    requestMessage: null,
    whyJoin: null,
    createdAt: '2025-05-01T00:00:00Z',
    updatedAt: '2025-05-01T00:00:00Z',
  }

  it('starts pending', () => {
    expect(z.parse(tripInviteRequest, stored).status).toBe('pending')
  })

  it("appears in the member's list as a trip request or a quick request", () => {
    const item = {
      id: 1,
      tripName: 'Bali Bliss',
      requestedDate: 'June 2025',
      status: 'approved',
      requestDate: '2025-05-01T00:00:00Z',
    }
    expect(firstMessages(inviteRequestItem, { ...item, kind: 'quick' })).toEqual({})
    expect(firstMessages(inviteRequestItem, { ...item, kind: 'other' })).toEqual({
      kind: 'Must be a kind of request',
    })
  })
})

it('returns what was sent and its status, and nothing of an account', () => {
  expect(Object.keys(requestInvite.responses[201].shape)).toEqual([
    'id',
    'tripId',
    'scheduleId',
    'name',
    'email',
    'message',
    'status',
    'createdAt',
    'updatedAt',
  ])
})
