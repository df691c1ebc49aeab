import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { booking } from '../seats/booking.ts'
import { connection } from '../connections/connection.ts'
import { tripSchedule } from '../departures/departure.ts'
import { paymentOrder } from '../payments/payment.ts'

const createdAt = '2025-05-01T00:00:00Z'

describe('the initial states', () => {
  it('a booking starts with its payment pending', () => {
    const made = { id: 1, userId: 2, tripScheduleId: 7, totalAmount: 20_000_000, createdAt }
    expect(z.parse(booking, made)).toEqual({
      ...made,
      status: 'pending',
      paymentStatus: 'pending',
      amountPaid: 0,
    })
    expect(firstMessages(booking, { ...made, totalAmount: 1.5 })).toEqual({
      totalAmount: 'Must be a whole number',
    })
  })

  it('a connection starts pending', () => {
    const asked = { id: 1, userId: 2, connectedUserId: 3, createdAt }
    expect(z.parse(connection, asked).status).toBe('pending')
    expect(firstMessages(connection, { ...asked, connectedUserId: 2 })).toEqual({
      connectedUserId: 'A member cannot connect with themselves',
    })
  })

  it('a payment order starts created, in rupees', () => {
    const order = {
      id: 1,
      orderId: 'order_1',
      amount: 20_000_000,
      receipt: 'booking-1',
      tripId: 1,
      scheduleId: 7,
      userId: 2,
      createdAt,
      updatedAt: createdAt,
      paymentId: null,
      paymentSignature: null,
      notes: {},
    }
    expect(z.parse(paymentOrder, order)).toEqual({ ...order, currency: 'INR', status: 'created' })
    expect(firstMessages(paymentOrder, { ...order, amount: 0, currency: 'rupees' })).toEqual({
      amount: 'Must be at least 1',
      currency: 'Must be the three letters of a currency',
    })
  })

  it('a departure starts active, with twelve seats', () => {
    const planned = {
      id: 7,
      tripId: 1,
      departureDate: '2025-08-14',
      duration: 4,
      priceTier: 2,
      spotsRemaining: 3,
    }
    expect(z.parse(tripSchedule, planned)).toEqual({ ...planned, spotsTotal: 12, isActive: true })
    expect(firstMessages(tripSchedule, { ...planned, spotsRemaining: 13 })).toEqual({
      spotsRemaining: 'No more seats can be left than there are',
    })
    expect(firstMessages(tripSchedule, { ...planned, spotsRemaining: -1, duration: 5 })).toEqual({
      spotsRemaining: 'Must not be negative',
      duration: 'Must be 4 or 8 days',
    })
    expect(firstMessages(tripSchedule, { ...planned, departureDate: '2025-02-30' })).toEqual({
      departureDate: 'Must be a date, YYYY-MM-DD',
    })
  })
})
