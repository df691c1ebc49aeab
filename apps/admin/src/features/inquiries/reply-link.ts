import type { AdminInquiry } from '@farandfew/domain/inquiries/admin-inquiries.ts'
import { brand } from '@farandfew/domain/brand/brand.ts'
import { inquiryDestinations } from '@farandfew/domain/inquiries/inquiry-destinations.ts'

type Subject = Pick<AdminInquiry, 'destination' | 'tripTitle'>

/** What an inquiry is about: the trip whose page it came from, otherwise the destination as the form shows it. */
export const inquirySubject = ({ destination, tripTitle }: Subject): string =>
  tripTitle ??
  inquiryDestinations.find((option) => option.value === destination)?.label ??
  destination

/** Opens the operator's mail program with a reply to an inquiry (RFC 6068). */
export function replyLink({ email, ...about }: Subject & { email: string }): string {
  const subject = `Your inquiry to ${brand.name}: ${inquirySubject(about)}`
  // RFC 6068 allows a plain @.
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
