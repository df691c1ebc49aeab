import axe from 'axe-core'

/**
 * What axe finds wrong inside an element, one line a violation: the rule, what it asks for, and
 * where. Left out is what cannot be judged here: colours (theme.test.tsx computes them) and names
 * against drawn letters want a real browser, and a part has no landmarks of its own.
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
