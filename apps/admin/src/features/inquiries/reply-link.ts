import { brand } from '@farandfew/domain/brand'
import { inquiryDestinations } from '@farandfew/domain/inquiries'

/** A destination as the form named it. */
export const destinationName = (value: string) =>
  inquiryDestinations.find((option) => option.value === value)?.label ?? value

/** Opens the operator's mail program with a reply to an inquiry (RFC 6068). */
export function replyLink({ email, destination }: { email: string; destination: string }): string {
  const subject = `Your inquiry to ${brand.name}: ${destinationName(destination)}`
  // The one @ of an address stands as it is.
  const to = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${to}?subject=${encodeURIComponent(subject)}`
}
