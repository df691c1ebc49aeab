import * as z from 'zod/mini'
import { firstMessages } from '../../tests/first-messages.ts'
import { clubForm } from './admin-club.ts'

const nothing = { isSample: false }
const read = (form: object) => z.parse(clubForm, { ...nothing, ...form })
const refused = (form: object) => firstMessages(clubForm, { ...nothing, ...form })

it('accepts details that are not set', () => {
  expect(read({ registeredName: ' ', address: '', phone: '', whatsapp: ' ', gstin: '' })).toEqual(
    nothing,
  )
})

it.each(['+91 98450 11223', '+91-98450-11223', '+91 (22) 5550.0100'])(
  'stores the phone %s in E.164',
  (phone) => {
    const digits = phone.replace(/\D/g, '')
    expect(read({ phone, whatsapp: phone })).toMatchObject({
      phone: `+${digits}`,
      whatsapp: `+${digits}`,
    })
  },
)

it.each(['98450 11223', '+91 098450 11223', '0091 98450 11223'])(
  'stores the phone %s in E.164, however it is written',
  (phone) => {
    expect(read({ phone, whatsapp: phone })).toMatchObject({
      phone: '+919845011223',
      whatsapp: '+919845011223',
    })
  },
)

it.each(['98450 1122', '+91 98450 1122', '+90 212 555 01 00', 'call us'])(
  'refuses %s, which is no Indian phone with its country code',
  (phone) => {
    const message = 'Please enter +91 and ten digits, such as +91 98450 11223'
    expect(refused({ phone })).toEqual({ phone: message })
    expect(refused({ whatsapp: phone })).toEqual({ whatsapp: message })
  },
)

it('accepts a GSTIN with its check character, in capital letters', () => {
  expect(read({ gstin: ' 27 aapfu0939f1zv ' }).gstin).toBe('27AAPFU0939F1ZV')
  expect(read({ gstin: '29AAGCB7383J1Z4' }).gstin).toBe('29AAGCB7383J1Z4')
})

it.each([
  ['the check character is another', '27AAPFU0939F1ZA'],
  ['two digits are swapped', '27AAPFU9039F1ZV'],
  ['a character is missing', '27AAPFU0939F1Z'],
  ['there is no such state', '00AAPFU0939F1ZV'],
  ['it is something else', 'GSTIN pending'],
])('refuses a GSTIN of which %s', (_, gstin) => {
  expect(refused({ gstin })).toEqual({
    gstin: 'This is not a GSTIN: please compare it with the registration certificate',
  })
})

it('bounds name and address', () => {
  expect(refused({ registeredName: 'F' })).toEqual({
    registeredName: 'Please enter the whole name',
  })
  expect(refused({ registeredName: 'F'.repeat(121) })).toEqual({
    registeredName: 'Please use at most 120 characters',
  })
  expect(refused({ address: 'Mumbai' })).toEqual({ address: 'Please enter the whole address' })
  expect(refused({ address: 'Mumbai\n'.repeat(7) + '4' })).toEqual({
    address: 'Please use at most 6 lines',
  })
  expect(refused({ address: 'Mumbai '.repeat(50) })).toEqual({
    address: 'Please use at most 300 characters',
  })
})
