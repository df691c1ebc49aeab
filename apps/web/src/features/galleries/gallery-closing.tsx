import type { GalleryIntro } from '@farandfew/domain/galleries/gallery-intro.ts'
import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'
import { paths } from '../../shared/paths.ts'

/** The last section of a gallery: links to the trip and to the quiz. */
export function GalleryClosing({ gallery, planHref }: { gallery: GalleryIntro; planHref: string }) {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        lead="See the itinerary, what is included and who comes along. Or answer a few questions and find out which trip would suit you."
      >
        {gallery.invitation}
      </SectionHeading>
      <Actions marginTop={6}>
        <ButtonLink href={planHref} size="lg">
          View Trip Details
        </ButtonLink>
        <ButtonLink href={paths.quiz} size="lg" variant="secondary">
          Take Travel Quiz
        </ButtonLink>
      </Actions>
    </Section>
  )
}
