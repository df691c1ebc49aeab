import { isBookingNumber, readBookingSearch } from './booking-search.ts'

describe('the search of bookings', () => {
  it.each([
    ['FF/2025-26/00042', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['FF/25-26/000042', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['ff-2025-26-42', { kind: 'receipt', year: '2025-26', number: 42 }],
    ['CN/25-26/000007', { kind: 'credit note', year: '2025-26', number: 7 }],
    ['cn-25-26-7', { kind: 'credit note', year: '2025-26', number: 7 }],
    ['order_Abc', { kind: 'gateway id', start: 'order_Abc' }],
    ['pay_1', { kind: 'gateway id', start: 'pay_1' }],
    ['rfnd_', { kind: 'gateway id', start: 'rfnd_' }],
    ['#12', { kind: 'booking', id: 12 }],
    ['Booking 12', { kind: 'booking', id: 12 }],
    ['12', { kind: 'booking', id: 12 }],
    ['9812345678', { kind: 'words', text: '9812345678' }],
    ['order of the lanterns', { kind: 'words', text: 'order of the lanterns' }],
    ['FF/2025-26', { kind: 'words', text: 'FF/2025-26' }],
  ])('reads %j', (text, search) => {
    expect(readBookingSearch(text)).toEqual(search)
    expect(isBookingNumber(text)).toBe(search.kind !== 'words')
  })
})
