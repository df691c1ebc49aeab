import { fireEvent, render, screen } from '@testing-library/react'
import { findViolations } from '../testing/axe.ts'
import { theme } from '../theme/theme.ts'
import * as blocks from './blocks.ts'
import * as primitives from './primitives.ts'

const { Callout, Facts, FieldSet, FormGrid, Panel } = blocks
const { Actions, Box, Grid, Heading, Quiet, Row, Shape, Stack, Text, TextLink } = primitives

it('names the class of each primitive, so that it does not depend on the order of evaluation', () => {
  const components = Object.entries({ ...primitives, ...blocks }).filter(([name]) =>
    /^[A-Z]/.test(name),
  )
  const ids = components.map(([, component]) => (component as typeof Stack).styledComponentId)
  expect(ids).toEqual(components.map(([name]) => name.toLowerCase()))
})

it('counts gaps and margins in steps of the spacing scale', () => {
  render(
    <Stack gap={6} rowGap={2} marginTop={3} marginBottom={0} maxWidth={480} data-testid="stack" />,
  )
  expect(screen.getByTestId('stack')).toHaveStyle({
    gap: '8px 24px',
    marginTop: '12px',
    marginBottom: '0px',
    maxWidth: '480px',
  })
})

it('takes lengths of its own, and as many columns as fit', () => {
  render(
    <>
      <Stack gap="clamp(32px, 4vw, 48px)">Group</Stack>
      <Grid minWidth="9.5rem" fit>
        Filters
      </Grid>
      <Grid minWidth={300}>Cards</Grid>
    </>,
  )
  expect(screen.getByText('Group')).toHaveStyle({
    gap: 'clamp(32px, 4vw, 48px) clamp(32px, 4vw, 48px)',
  })
  const columnsOf = (text: string) => getComputedStyle(screen.getByText(text)).gridTemplateColumns
  expect(columnsOf('Filters')).toBe('repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))')
  expect(columnsOf('Cards')).toBe('repeat(auto-fill, minmax(min(100%, 300px), 1fr))')
})

it('sets no property that was not asked for', () => {
  render(<Row wrap={false}>Bali</Row>)
  const { alignItems, flexWrap, justifyContent, marginTop } = getComputedStyle(
    screen.getByText('Bali'),
  )
  expect([alignItems, flexWrap, justifyContent, marginTop]).toEqual(['center', '', '', ''])
})

it('is a form if asked, and hands its own props to no element', () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault())
  const { container } = render(
    <Stack as="form" aria-label="Review" gap={2} align="start" wide onSubmit={submit}>
      <Row justify="space-between" wrap={false} rowGap={1} align="end" />
      <Grid columns={[3, 2]} from="split" />
      <Grid minWidth={300} fit />
      <FormGrid as="div" marginTop={4} anywhere />
      <Actions stacked even />
      <Stack as="ul" marked />
      <Box
        padding={4}
        paddingTop={2}
        paddingBottom={3}
        ground="blush"
        minHeight="1em"
        divided={2}
      />
      <FieldSet gap={2} />
      <Text tone="danger" size="small" strong written cut />
      <TextLink href="/trips" size="small" strong />
      <Quiet row size="inherit" maxWidth="44em" />
      <Facts lines rowGap={2} size="small" />
      <Panel accent="sea" padding={4} marginBottom={2} />
      <Heading size="page">Bali</Heading>
      <Callout accent="clay" ground="paper" />
      <Shape height="60vh" width="50%" ground="blush" breathing />
    </Stack>,
  )
  fireEvent.submit(screen.getByRole('form', { name: 'Review' }))
  expect(submit).toHaveBeenCalledTimes(1)
  const names = Array.from(container.querySelectorAll('*')).flatMap((element) =>
    element.getAttributeNames(),
  )
  expect(new Set(names)).toEqual(new Set(['aria-label', 'class', 'href']))
})

it('has terms with their values without accessibility violations, also as lines', async () => {
  const { container } = render(
    <>
      <Facts>
        <dt>Nights</dt>
        <dd>7</dd>
      </Facts>
      <Facts lines>
        <div>
          <dt>Price</dt>
          <dd>₹85,000</dd>
        </div>
      </Facts>
    </>,
  )
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Nights',
    'Price',
  ])
  expect(await findViolations(container)).toEqual([])
})

it('mutes secondary text and keeps the size of a heading apart from its level', () => {
  render(
    <>
      <Quiet>From Delhi</Quiet>
      <Heading as="h3" size="title">
        Bali
      </Heading>
    </>,
  )
  expect(screen.getByText('From Delhi')).toHaveStyle({
    color: theme.colors.inkSoft,
    fontSize: theme.fontSizes.small,
  })
  expect(screen.getByRole('heading', { level: 3 })).toHaveStyle({
    fontSize: theme.fontSizes.title,
  })
})

it('has a hairline above what is divided from the part before it', () => {
  render(<Box divided={4}>Bali</Box>)
  expect(screen.getByText('Bali')).toHaveStyle({
    paddingTop: '16px',
    borderTop: `1px solid ${theme.colors.hairline}`,
  })
})

it('keeps the lines that someone wrote', () => {
  render(<Text written>Bali</Text>)
  expect(screen.getByText('Bali')).toHaveStyle({ whiteSpace: 'pre-line' })
})
