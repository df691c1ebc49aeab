import { island } from '../../shared/deferred/island.tsx'

/** The two forms at the end of most pages, each an island. */
export const InquirySection = island(() => import('../../features/inquiries/inquiry-section.tsx'))
export const NewsletterSection = island(
  () => import('../../features/newsletters/newsletter-section.tsx'),
)
