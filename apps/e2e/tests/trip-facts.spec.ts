import { catalogue } from '@farandfew/domain/catalogue/catalogue.ts'
import { costLine, totalCost } from '@farandfew/domain/trips/trip-costs.ts'
import { open } from './support/pages.ts'
import { expect, test } from './support/test.ts'

const { practicalFacts, price, duration } = catalogue[3]!
const { costs, womensSafety, visa, weather } = practicalFacts!
const turkeyVisa = catalogue[0]!.practicalFacts!.visa!

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('one link from the first screen leads to the facts that decide, which are rows', async ({
    page,
  }) => {
    await open(page, '/destinations/sri-lanka')
    const toFacts = page.getByRole('link', { name: 'What it costs, food, visa and weather' })
    await expect(toFacts).toBeInViewport({ ratio: 1 })
    await toFacts.click()
    const facts = page.getByRole('region', { name: 'Before You Decide' })
    const fact = (name: string) =>
      facts.locator('details').filter({ hasText: new RegExp(`^${name}`) })
    const total = costLine(totalCost(costs!.items, { price, duration }), costs!.without)
    await expect(fact('What it costs').getByText(total)).toBeInViewport()
    await expect(fact('What it costs').getByText('Price of the trip')).toBeHidden()
    await fact('What it costs').getByText(total).click()
    await expect(fact('What it costs').getByText('Price of the trip')).toBeVisible()
    await expect(fact('Food')).toContainText('Vegetarian: easy')
    for (const sentence of womensSafety![0]!.split(/(?<=\.) /)) {
      await expect(fact('Women alone').getByText(sentence.replace(/\.$/, ''))).toHaveCount(1)
    }
    await expect(fact('Visa')).toContainText(visa!.how)
    await fact('Weather').locator('summary').click()
    const november = weather!.months.filter(({ month }) => month === 11)
    for (const { place, rainfall } of november) {
      const row = fact('Weather').getByRole('row', { name: place })
      await expect(row).toContainText(`${rainfall} mm`)
    }
    await page.getByRole('button', { name: '8 days / 7 nights' }).click()
    await expect(fact('Weather')).toContainText('in December')
  })

  test('a link to a fact opens its row, and Ask About This Trip opens the form', async ({
    page,
  }) => {
    await open(page, '/destinations/turkey#visa')
    await expect(page.getByText(turkeyVisa.how)).toBeInViewport()
    await open(page, '/destinations/turkey')
    await page.getByRole('link', { name: 'Ask About This Trip' }).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport()
  })
})

test('a table of several months fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/trips/5', '/trips/6', '/trips/7']) {
    await open(page, `${path}#weather`)
    const table = page.getByRole('region', { name: 'Before You Decide' }).getByRole('table').last()
    // Its code may replace it meanwhile.
    await expect(async () => {
      await expect(table).toBeVisible()
      const past = await table.evaluate((element) => {
        const card = element.parentElement!
        const { paddingRight } = getComputedStyle(card)
        const inner = card.getBoundingClientRect().right - Number.parseFloat(paddingRight)
        return element.getBoundingClientRect().right - inner
      })
      expect(past, path).toBeLessThanOrEqual(1)
    }).toPass()
  }
})
