/** Wording that no text of the product has, each with what to write instead. */
export const wording = [
  { found: /[‘’]/, instead: "the straight apostrophe (')" },
  { found: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { found: /\breach the club\b/, instead: 'reach our server: the club is speaking' },
  { found: /\bby (?:its|the|their) (?:cancellation )?terms\b/i, instead: 'under … terms' },
  { found: /\bdoes not take place\b/i, instead: 'will not take place' },
  { found: /\bis not right\b/, instead: 'is wrong' },
  { found: /\b(?:anew|afresh)\b/, instead: 'again' },
  { found: /\bbeside the price\b/, instead: 'on top of the price' },
  { found: /\bstands in the\b/, instead: 'is in the' },
  { found: /\bthe price holds\b/, instead: 'the price includes' },
  { found: /\bthe people of our desk\b/i, instead: 'our team' },
  { found: /\bfor the ages\b/, instead: 'for ages' },
  { found: /\bto nobody\b/, instead: 'not … to anyone' },
]

/** @param {{ report(fault: { node: unknown, message: string }): void }} context */
const create = (context) => {
  /** @param {unknown} node @param {unknown} text */
  const check = (node, text) => {
    if (typeof text !== 'string') return
    for (const { found, instead } of wording) {
      const [match] = found.exec(text) ?? []
      if (match) context.report({ node, message: `Not “${match}” in a text: write ${instead}` })
    }
  }
  return {
    /** @param {{ value: unknown }} node */
    Literal: (node) => check(node, node.value),
    /** @param {{ value: { cooked: unknown } }} node */
    TemplateElement: (node) => check(node, node.value.cooked),
    /** @param {{ value: unknown }} node */
    JSXText: (node) => check(node, node.value),
  }
}

/** A plugin for Oxlint with one rule: texts have plain wording and one apostrophe. */
export default { meta: { name: 'texts' }, rules: { wording: { create } } }
