import type { CalendarDate } from '../calendar/calendar-date.ts'
import { formatDate } from '../calendar/format-date.ts'
import { phoneLabel } from '../canonical/phone-label.ts'
import type { ClubIdentity } from './club-identity.ts'

/** Follows sample details wherever they are shown. */
export const sampleNote =
  'Sample details of a demo: no such company, host, address or number exists.'

/** Why departures of past years are still ahead. */
export const setDateNote = (date: CalendarDate): string =>
  `Demo: on this site, today is ${formatDate(date)}.`

/** Why other dates are later. */
export const setDateReason = 'Other dates, such as those of sources, are real.'

/** The link that opens a WhatsApp conversation with a number in E.164. */
export const whatsappLink = (phone: string): string => `https://wa.me/${phone.slice(1)}`

export const addressLine = (address: string): string =>
  address
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter(Boolean)
    .join(', ')

/** Name, address, phone, WhatsApp and GSTIN, a line each, without those that are not set. Empty if none is. */
export function identityLines(club: ClubIdentity): string[] {
  const { registeredName, address, phone, whatsapp, gstin, isSample } = club
  const lines = [
    registeredName,
    address && addressLine(address),
    phone && `Phone ${phoneLabel(phone)}`,
    whatsapp && `WhatsApp ${phoneLabel(whatsapp)}`,
    gstin && `GSTIN ${gstin}`,
  ].filter((line) => line !== null)
  return isSample && lines.length > 0 ? [...lines, sampleNote] : lines
}
