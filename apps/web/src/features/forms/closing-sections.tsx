import { island } from '../deferred/island.tsx'

/** The two forms that end most pages, each an island. */
export const InquirySection = island(() => import('../inquiry/inquiry-section.tsx'))
export const NewsletterSection = island(() => import('../newsletter/newsletter-section.tsx'))
