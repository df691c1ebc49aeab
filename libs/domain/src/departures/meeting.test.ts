import { meetingText } from './meeting.ts'

const meetings = [
  { duration: 4, place: 'Karaköy, Istanbul', time: '13:00' },
  { duration: 8, place: 'At the hotel', time: '14:00' },
]
const departure = {
  departureDate: '2025-08-14',
  duration: 8,
  meetings,
  meetingPlace: null,
  meetingTime: null,
}

it('says where and when the group of a departure meets, by its length', () => {
  expect(meetingText(departure)).toBe('At the hotel, at 14:00 on 14 August 2025, local time')
  expect(meetingText({ ...departure, duration: 6 })).toBeNull()
  expect(meetingText({ ...departure, meetings: undefined })).toBeNull()
  expect(meetingText({ ...departure, meetings: null })).toBeNull()
})

it('says what the departure says itself, whatever its trip says', () => {
  const own = { ...departure, meetingPlace: 'Near the Galata tower', meetingTime: '12:30' }
  const text = 'Near the Galata tower, at 12:30 on 14 August 2025, local time'
  expect(meetingText(own)).toBe(text)
  expect(meetingText({ ...own, meetings: null })).toBe(text)
})
