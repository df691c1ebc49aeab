import { brand } from '@farandfew/domain/brand'
import { inquiryDestinations } from '@farandfew/domain/inquiries'

/** The name of a destination, as the inquiry form shows it. */
export const destinationName = (value: string) =>
  inquiryDestinations.find((option) => option.value === value)?.label ?? value

/** Opens the operator's mail program with a reply to an inquiry (RFC 6068). */
export function replyLink({ email, destination }: { email: string; destination: string }): string {
  const subject = `Your inquiry to ${brand.name}: ${destinationName(destination)}`
  // RFC 6068 allows a plain @.
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
