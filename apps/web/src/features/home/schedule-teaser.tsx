import { ButtonLink } from '@farandfew/ui/button/button.tsx'
import { Section } from '@farandfew/ui/page/section.tsx'
import { SectionHeading } from '@farandfew/ui/page/headings.tsx'
import { Actions, Grid } from '@farandfew/ui/primitives/primitives.ts'
import { theme } from '@farandfew/ui/theme/theme.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { paths } from '../../shared/paths.ts'

/** A summary of the 2025 schedule, with a link to it. */
export function ScheduleTeaser() {
  const headingId = useId()
  return (
    <Section tone="night" labelledBy={headingId}>
      <Grid columns={2} from="split" gap={6} align="center">
        <div>
          <SectionHeading
            id={headingId}
            lead="One 4-day and one 8-day trip every month, from Albania on 10 May to Sri Lanka on 20 December."
          >
            The 2025 schedule
          </SectionHeading>
          <Actions marginTop={6}>
            <ButtonLink href={paths.schedule}>View Full Schedule</ButtonLink>
          </Actions>
        </div>
        <Figures>
          {[
            ['16', 'departures'],
            ['10', 'places'],
            ['12', 'people at most'],
          ].map(([figure, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Figures>
      </Grid>
    </Section>
  )
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 24px 48px;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dd {
    color: ${theme.colors.saffron};
    font-family: ${theme.fonts.title};
    font-size: 52px;
    line-height: 1.1;
  }
`
