import { text } from '../../content/testimonials.md'
import { island } from '../shared/deferred/island.tsx'
import { TextPage } from './parts/text-page.tsx'

const Testimonials = island(async () => {
  const { TestimonialsSection } = await import('../features/home/testimonials-section.tsx')
  return { default: TestimonialsSection }
})

/** What travellers say, and where the quotes come from. */
export default function TestimonialsPage() {
  return (
    <TextPage text={text}>
      <Testimonials />
    </TextPage>
  )
}
