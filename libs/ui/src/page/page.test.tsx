import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { findViolations } from '../testing/axe.ts'
import { colors } from '../theme/colors.ts'
import { CheckList } from './check-list.tsx'
import { Container } from './container.ts'
import { PageHeader } from './page-header.tsx'
import { Prose } from './prose.ts'
import { Section } from './section.tsx'
import { SectionHeading } from './headings.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatTile } from './stat-tile.tsx'
import { VisuallyHidden } from './visually-hidden.ts'

const image = { src: '/art/hero.svg', alt: 'Balloons at dawn', width: 1600, height: 900 }

describe('a page header', () => {
  it('has the h1, which can take the focus after a change of page', () => {
    render(<PageHeader title="Explore Our Trips" lead="Ten places." eyebrow="Trips" />)
    const heading = screen.getByRole('heading', { level: 1, name: 'Explore Our Trips' })
    heading.focus()
    expect(heading).toHaveFocus()
    expect(screen.getByText('Ten places.')).toBeVisible()
    expect(screen.getByText('Trips')).toBeVisible()
  })

  it('is not a tab stop', async () => {
    render(<PageHeader title="Explore Our Trips" />)
    await userEvent.tab()
    expect(document.body).toHaveFocus()
  })

  it('loads its picture eagerly', () => {
    render(<PageHeader title="Turkey" image={image} />)
    expect(screen.getByRole('img', { name: image.alt })).toHaveAttribute('loading', 'eager')
  })
})

describe('a section', () => {
  it('is a region named by its heading, with an id', () => {
    render(
      <Section id="how" labelledBy="how-title">
        <SectionHeading id="how-title" lead="Three steps.">
          How It Works
        </SectionHeading>
      </Section>,
    )
    const region = screen.getByRole('region', { name: 'How It Works' })
    expect(region).toHaveAttribute('id', 'how')
    expect(within(region).getByRole('heading', { level: 2 })).toHaveTextContent('How It Works')
    expect(within(region).getByText('Three steps.')).toBeVisible()
  })

  it.each([
    ['paper', colors.paper, colors.ink],
    ['blush', colors.blush, colors.ink],
    ['night', colors.night, colors.paper],
  ] as const)('can have the background %s', (tone, ground, text) => {
    const { container } = render(<Section tone={tone}>Words</Section>)
    expect(container.firstElementChild).toHaveStyle({ backgroundColor: ground, color: text })
  })
})

describe('the skip link', () => {
  it('is the first tab stop and leads to the main element', async () => {
    render(
      <>
        <SkipLink />
        <a href="/">Home</a>
      </>,
    )
    await userEvent.tab()
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(skip).toHaveFocus()
    expect(skip).toHaveAttribute('href', '#content')
  })
})

describe('a check list', () => {
  it('is a list of its items', () => {
    render(<CheckList items={['Breakfast', 'Guide']} />)
    const points = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(points.map(({ textContent }) => textContent)).toEqual(['Breakfast', 'Guide'])
  })

  it('marks included and excluded items differently', () => {
    render(
      <>
        <CheckList items={['Breakfast']} />
        <CheckList items={['Flights']} mark="cross" />
      </>,
    )
    const mark = (text: string) => getComputedStyle(screen.getByText(text)).backgroundImage
    expect(mark('Breakfast')).toContain(encodeURIComponent(colors.sea))
    expect(mark('Flights')).toContain(encodeURIComponent(colors.clay))
  })
})

it('a tile shows a figure and its label', () => {
  render(<StatTile value="8-12" label="group size" />)
  expect(screen.getByText('8-12')).toBeVisible()
  expect(screen.getByText('group size')).toBeVisible()
})

it('hidden text is available to screen readers', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
})

it('has no accessibility violations', async () => {
  const { container } = render(
    <>
      <SkipLink />
      <main id="content">
        <PageHeader title="Turkey" lead="Four days." eyebrow="Trips" image={image} />
        <Section tone="night" labelledBy="title">
          <SectionHeading id="title">Included</SectionHeading>
          <CheckList items={['Breakfast']} />
          <StatTile value="8-12" label="group size" />
        </Section>
        <Container>
          <Prose>
            <h2>Terms</h2>
            <p>Few.</p>
          </Prose>
        </Container>
      </main>
    </>,
  )
  expect(await findViolations(container)).toEqual([])
})
