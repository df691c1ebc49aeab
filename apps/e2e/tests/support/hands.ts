import { expect, type Locator, type Page } from '@playwright/test'

/** What a person does with a page, by one means of input. */
export interface Hands {
  /** Shows the header's links where the screen is too narrow for them. */
  openMenu: () => Promise<void>
  press: (control: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  /** Picks the option of a list that has these words. */
  select: (list: Locator, option: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  showTab: (name: string) => Promise<void>
}

export const byPointer = (page: Page): Hands => ({
  openMenu: async () => {
    const menu = page.getByRole('button', { name: /menu/i })
    if (await menu.isVisible()) await menu.click()
  },
  press: (control) => control.click(),
  type: (field, text) => field.fill(text),
  select: async (list, option) => {
    const label = await list.locator('option', { hasText: option }).first().textContent()
    await list.selectOption({ label: label ?? option })
  },
  choose: (radio) => radio.check(),
  showTab: (name) => page.getByRole('tab', { name }).click(),
})

/** The most stops of the Tab key on the way to a control. */
const longestWay = 120

/** Moves the focus on by the Tab key until it is where it is wanted. */
async function reach(page: Page, control: Locator) {
  await expect(control).toBeVisible()
  for (let stop = 0; stop < longestWay; stop += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${String(control)}`)
}

export const byKeyboard = (page: Page): Hands => ({
  // A wide screen shows them.
  openMenu: async () => undefined,
  press: async (control) => {
    await reach(page, control)
    await page.keyboard.press('Enter')
  },
  type: async (field, text) => {
    await reach(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
  select: async (list, option) => {
    await reach(page, list)
    const options = await list.locator('option').count()
    for (let step = 0; step < options; step += 1) {
      await page.keyboard.press('ArrowDown')
      const chosen = await list.locator('option:checked').textContent()
      if (chosen?.includes(option)) return
    }
    throw new Error(`The arrow keys do not lead to ${option}`)
  },
  choose: async (radio) => {
    await reach(page, radio)
    await page.keyboard.press('Space')
    await expect(radio).toBeChecked()
  },
  showTab: async (name) => {
    const chosen = page.getByRole('tab', { selected: true })
    await reach(page, chosen)
    const names = await page.getByRole('tab').allTextContents()
    const from = names.indexOf((await chosen.textContent()) ?? '')
    for (let at = from + 1; at <= from + names.length; at += 1) {
      if ((await chosen.textContent()) === name) return
      await page.keyboard.press('ArrowRight')
      await expect(chosen).toHaveText(names[at % names.length]!)
    }
  },
})
