import { meetingText } from './meeting.ts'

const meetings = [
  { duration: 4, place: 'Karaköy, Istanbul', time: '13:00' },
  { duration: 8, place: 'At the hotel', time: '14:00' },
]
const departure = { departureDate: '2025-08-14', duration: 8 }

it('says where and when the group of a departure meets, by its length', () => {
  expect(meetingText(meetings, departure)).toBe(
    'At the hotel, at 14:00 on 14 August 2025, local time',
  )
  expect(meetingText(meetings, { ...departure, duration: 6 })).toBeNull()
  expect(meetingText(undefined, departure)).toBeNull()
  expect(meetingText(null, departure)).toBeNull()
})
