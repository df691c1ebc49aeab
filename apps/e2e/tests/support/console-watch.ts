import type { ConsoleMessage, Page } from '@playwright/test'

/** Listens to a page's console. */
export interface ConsoleWatch {
  /** A complaint that the test brings about on purpose. */
  expect(pattern: RegExp): void
  /** Errors and warnings that nobody expected. */
  complaints(): string[]
}

const describeMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`

export function watchConsole(page: Page): ConsoleWatch {
  const heard: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      heard.push(describeMessage(message))
  })
  page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`))
  return {
    expect: (pattern) => void expected.push(pattern),
    complaints: () => heard.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

/** What Chromium itself writes of an answer that is no success. */
export const answeredWith = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)
