import { describeAction } from './action-words.ts'
import { describeEntry } from './describe-entry.ts'

const entry = { before: null, after: null, details: {}, names: {} }
const names = { 'departure 7': 'Bali Bliss, 21 June 2025', 'user 5': 'Anna Rao' }

it.each([
  [{ action: 'booking.cancelled', details: { refund: 5_000_000 } }, ', ₹50,000 goes back'],
  [{ action: 'booking.deadline-extended', details: { days: 1 } }, ' by 1 day'],
  [{ action: 'booking.transfer-recorded', details: { amount: 7_500_000 } }, ', ₹75,000'],
  [
    { action: 'booking.entered', details: { departure: 7, days: 3 }, names },
    ' for Bali Bliss, 21 June 2025, 3 days to pay',
  ],
  [
    { action: 'operator.role-changed', before: { role: 'bookings' }, after: { role: 'owner' } },
    ' from Bookings to Owner',
  ],
  [{ action: 'operator.invited', after: { role: 'read-only' } }, ' as Read only'],
  [
    { action: 'fault.resolved', details: { fault: 'Refund to pay by hand', amount: 5_000_000 } },
    ': Refund to pay by hand, ₹50,000',
  ],
  [{ action: 'assignee.changed', after: { assignee: 'Meera' } }, ' to Meera'],
  [{ action: 'assignee.changed', after: { assignee: null } }, ' to no one'],
  [{ action: 'waitlist.removed', details: { member: 5 }, names }, ': Anna Rao'],
  [
    {
      action: 'waitlist.put-ahead',
      details: { member: 5, others: 3, reason: 'Her sister is in the group' },
      names,
    },
    ': Anna Rao, ahead of 3 others: Her sister is in the group',
  ],
  [
    { action: 'waitlist.put-ahead', details: { member: 5, others: 1 }, names },
    ': Anna Rao, ahead of 1 other',
  ],
  [{ action: 'invite.approved', details: { hasNote: true } }, ', with a note to the applicant'],
  [{ action: 'user.merged', details: { into: 'user 5' }, names }, ' into Anna Rao'],
  [
    {
      action: 'departure.changed',
      after: { meetingPlace: 'Near the Galata tower', meetingTime: '12:30' },
    },
    ', new meeting place: Near the Galata tower, at 12:30',
  ],
  [
    {
      action: 'departure.changed',
      before: { meetingPlace: 'Near the Galata tower', meetingTime: '12:30' },
      after: { meetingPlace: null, meetingTime: null },
    },
    ', meeting place as the trip says',
  ],
  [
    {
      action: 'departure.changed',
      before: { departureDate: '2025-08-14', spotsTotal: 12, priceTier: 2, hostId: null },
      after: { departureDate: '2025-08-15', spotsTotal: 10, priceTier: 3, hostId: 4 },
    },
    ', date from 14 August 2025 to 15 August 2025, price from INR 2 Lacs to INR 3 Lacs, seats from 12 to 10, another host',
  ],
  [{ action: 'departure.changed', before: { hostId: 4 }, after: { hostId: null } }, ', no host'],
  [{ action: 'departure.added', after: { meetingPlace: null, meetingTime: null } }, ''],
  [{ action: 'booking.cancelled', details: { refund: 0 } }, ''],
])('says %j in names and rupees', (changed, end) => {
  expect(describeEntry({ ...entry, ...changed })).toBe(`${describeAction(changed.action)}${end}`)
})
