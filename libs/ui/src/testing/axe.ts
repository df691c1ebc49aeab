/**
 * Returns the accessibility violations of an element, one line for each, with the rule, its text and the HTML. Leaves out
 * what jsdom or a single component cannot prove: colour contrast (see theme.test.tsx), visible labels and landmarks.
 */
export async function findViolations(container: Element = document.body): Promise<string[]> {
  // Loading axe takes time, and most test files do not run it.
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(container, {
    rules: {
      'color-contrast': { enabled: false },
      'label-content-name-mismatch': { enabled: false },
      region: { enabled: false },
    },
  })
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`,
  )
}
