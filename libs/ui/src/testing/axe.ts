import axe from 'axe-core'

/**
 * Returns the accessibility violations of an element, one line for each, with the rule, its text and the HTML. Leaves out
 * what jsdom or a single component cannot prove: colour contrast (see theme.test.tsx), visible labels and landmarks.
 */
export async function findViolations(container: Element = document.body): Promise<string[]> {
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
