import { expect, type Locator, type Page } from '@playwright/test'

/** The actions of a visitor on a page, with one kind of input device. */
export interface UserInput {
  /** Opens the menu if the screen is too narrow for the links in the header. */
  openMenu: () => Promise<void>
  press: (control: Locator) => Promise<void>
  type: (field: Locator, text: string) => Promise<void>
  /** Selects the option of a list whose label contains the text. */
  select: (list: Locator, option: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  showTab: (name: string) => Promise<void>
}

export const pointerInput = (page: Page): UserInput => ({
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
  choose: async (choice) => {
    if (!(await choice.isChecked())) await choice.click()
    // React shows the new state a moment after the click, which `check()` does not wait for.
    await expect(choice).toBeChecked()
  },
  showTab: (name) => page.getByRole('tab', { name }).click(),
})

const isFocused = (control: Locator) =>
  control.evaluateAll((elements) => elements.includes(document.activeElement as HTMLElement))

/** Presses Tab, or Shift+Tab, until the control has the focus, `limit` times at most. */
export async function tabTo(
  page: Page,
  control: Locator,
  limit = 120,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < limit; stops += 1) {
    await page.keyboard.press(key)
    if (await isFocused(control)) return
  }
  throw new Error(`The Tab key does not reach ${String(control)}`)
}

async function focusByKeyboard(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  if (!(await isFocused(control))) await tabTo(page, control)
}

export const keyboardInput = (page: Page): UserInput => ({
  // The keyboard tests run on a wide screen, which shows the links.
  openMenu: async () => undefined,
  press: async (control) => {
    await focusByKeyboard(page, control)
    await page.keyboard.press('Enter')
  },
  type: async (field, text) => {
    await focusByKeyboard(page, field)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(text)
  },
  select: async (list, option) => {
    await focusByKeyboard(page, list)
    const options = await list.locator('option').count()
    for (let step = 0; step < options; step += 1) {
      await page.keyboard.press('ArrowDown')
      const chosen = await list.locator('option:checked').textContent()
      if (chosen?.includes(option)) return
    }
    throw new Error(`The arrow keys do not reach ${option}`)
  },
  choose: async (radio) => {
    await focusByKeyboard(page, radio)
    await page.keyboard.press('Space')
    await expect(radio).toBeChecked()
  },
  showTab: async (name) => {
    const selected = page.getByRole('tab', { selected: true })
    await focusByKeyboard(page, selected)
    const names = await page.getByRole('tab').allTextContents()
    const from = names.indexOf((await selected.textContent()) ?? '')
    for (let index = from + 1; index <= from + names.length; index += 1) {
      if ((await selected.textContent()) === name) return
      await page.keyboard.press('ArrowRight')
      await expect(selected).toHaveText(names[index % names.length]!)
    }
  },
})
