import { targetAgeLabel } from '@farandfew/domain/constants/limits.ts'
import { momentPictures } from '@farandfew/domain/pictures/moments.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { SizedPoster } from '@farandfew/ui/image/sized-poster.ts'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { StatTile } from '@farandfew/ui/page/stat-tile.tsx'
import { Unbroken } from '@farandfew/ui/page/unbroken.ts'
import { Grid } from '@farandfew/ui/primitives/primitives.ts'
import { useId } from 'react'

const figures = [
  { value: targetAgeLabel, label: 'Age range' },
  { value: '8-12', label: 'Group size' },
  { value: '100%', label: 'Solo travellers' },
] as const

const longTable = momentPictures[1]!

/** Connect With Like-Minded Travelers: age range, group size and share of solo travellers. An island. */
export default function ConnectSection() {
  const headingId = useId()
  return (
    <Section tone="blush" labelledBy={headingId} data-screen>
      <Grid columns={[3, 2]} from="split" gap={16} rowGap={0} align="center">
        <div>
          <SectionHeading
            id={headingId}
            lead="You meet your group on our private platform as soon as your seat is confirmed. Nobody comes as part of a couple."
          >
            Connect With <Unbroken>Like-Minded</Unbroken> Travelers
          </SectionHeading>
          <Grid minWidth="5rem" fit>
            {figures.map((figure) => (
              <StatTile key={figure.label} {...figure} />
            ))}
          </Grid>
        </div>
        <SizedPoster $from="split" $ratio="4 / 3">
          <Picture {...longTable} />
        </SizedPoster>
      </Grid>
    </Section>
  )
}
