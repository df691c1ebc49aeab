import { island } from '../features/deferred/island.tsx'

/** The two forms that end most pages, each an island. */
export const InquirySection = island(() => import('../features/inquiry/inquiry-section.tsx'))
export const NewsletterSection = island(
  () => import('../features/newsletter/newsletter-section.tsx'),
)
