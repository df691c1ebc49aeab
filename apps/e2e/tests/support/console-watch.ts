import type { ConsoleMessage, Page } from '@playwright/test'

/** Collects the errors and warnings in the browser's console. */
export interface ConsoleWatch {
  /** Allows messages that the test causes on purpose. */
  expect(pattern: RegExp): void
  /** Returns the errors and warnings that are not allowed. */
  complaints(): string[]
}

const describeMessage = (message: ConsoleMessage) =>
  `${message.type()}: ${message.text()} (${message.location().url})`

export function watchConsole(page: Page): ConsoleWatch {
  const lines: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      lines.push(describeMessage(message))
  })
  page.on('pageerror', (error) => lines.push(`uncaught: ${error.message}`))
  return {
    expect: (pattern) => void expected.push(pattern),
    complaints: () => lines.filter((line) => !expected.some((pattern) => pattern.test(line))),
  }
}

/** Matches what Chromium logs for a response with an error status. */
export const statusError = (status: number) =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status}`)
