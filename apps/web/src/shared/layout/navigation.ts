import { paths } from '../paths.ts'

export interface NavigationLink {
  href: string
  label: string
}

/** The header's links (spec section 2), in their order. */
export const headerLinks: readonly NavigationLink[] = [
  { href: paths.trips, label: 'Destinations' },
  { href: paths.schedule, label: 'Trip Schedule' },
  { href: paths.moodboards, label: 'Moodboards' },
  { href: paths.quiz, label: 'Travel Quiz' },
  { href: paths.about, label: 'About Us' },
]

export interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Destinations',
    links: ['Turkey', 'Sri Lanka', 'Bali Indonesia', 'Montenegro', 'Portugal', 'Mexico'].map(
      (label) => ({ href: paths.trips, label }),
    ),
  },
  {
    title: 'The club',
    links: [
      { href: paths.about, label: 'About Us' },
      { href: paths.team, label: 'Our Team' },
      { href: paths.testimonials, label: 'Testimonials' },
      { href: paths.blog, label: 'Blog' },
      { href: paths.careers, label: 'Careers' },
      { href: paths.contact, label: 'Contact' },
    ],
  },
  {
    title: 'Good to know',
    links: [
      { href: paths.faqs, label: 'FAQs' },
      { href: paths.paymentInfo, label: 'Payment Information' },
      { href: paths.cancellationPolicy, label: 'Cancellation Policy' },
      { href: paths.bookingTerms, label: 'Booking Terms' },
      { href: paths.terms, label: 'Terms of Service' },
      { href: paths.privacy, label: 'Privacy Policy' },
      { href: paths.admin, label: 'Admin' },
    ],
  },
]
