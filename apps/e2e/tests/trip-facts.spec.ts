import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { costText, totalCost } from '@farandfew/domain/trips/practical-fact-texts.ts'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const { practicalFacts, price, duration } = catalogue[3]!
const { costs, womensSafety, visa, weather } = practicalFacts!

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one link from the first screen leads to the facts that decide', async ({ page }) => {
    await open(page, '/destinations/sri-lanka')
    const toFacts = page.getByRole('link', { name: 'Total cost, food, visa and weather' })
    await expect(toFacts).toBeInViewport({ ratio: 1 })
    await toFacts.click()
    const facts = page.getByRole('region', { name: 'Before You Decide' })
    const fact = (name: string) =>
      facts.getByRole('heading', { level: 3, name }).locator('xpath=..')
    const total = costText(totalCost(costs!.items, { price, duration }))
    await expect(fact('What it costs').getByText(total).first()).toBeInViewport()
    await expect(fact('Food')).toContainText('Vegetarian: easy')
    await expect(fact('For women travelling alone')).toContainText(womensSafety![0]!)
    await expect(fact('Visa for an Indian passport')).toContainText(visa!.how)
    await expect(fact('Visa for an Indian passport')).toContainText('Checked ')
    const november = weather!.months.filter(({ month }) => month === 11)
    for (const { place, rainfall } of november) {
      const row = fact('Weather in November').getByRole('row', { name: place })
      await expect(row).toContainText(`${rainfall} mm`)
    }
    await facts.getByRole('button', { name: 'Show the 8-day trip instead' }).click()
    await expect(fact('Weather in December')).toBeVisible()
  })
})

test('a table of several months fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/trips/5', '/trips/6', '/trips/7']) {
    await open(page, path)
    const table = page.getByRole('region', { name: 'Before You Decide' }).getByRole('table').last()
    await expect(table).toBeVisible()
    const past = await table.evaluate((element) => {
      const card = element.parentElement!
      const { paddingRight } = getComputedStyle(card)
      const inner = card.getBoundingClientRect().right - Number.parseFloat(paddingRight)
      return element.getBoundingClientRect().right - inner
    })
    expect.soft(past, path).toBeLessThanOrEqual(1)
  }
})
