import { act } from '@testing-library/react'
import type { Result } from 'axe-core'

/**
 * Returns the accessibility violations of an element, one line for each, with the rule, its text and the HTML. What
 * arrives while axe reads the page is rendered afterwards. Leaves out what jsdom or a single component cannot prove:
 * colour contrast (see theme.test.tsx), visible labels and landmarks.
 */
export async function findViolations(container: Element = document.body): Promise<string[]> {
  let violations: Result[] = []
  await act(async () => {
    // Loading axe takes time, and most test files do not run it.
    const { default: axe } = await import('axe-core')
    const results = await axe.run(container, {
      rules: {
        'color-contrast': { enabled: false },
        'label-content-name-mismatch': { enabled: false },
        region: { enabled: false },
      },
    })
    violations = results.violations
  })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
  )
}
