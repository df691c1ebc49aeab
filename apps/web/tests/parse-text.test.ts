/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Text } from '../src/features/text-pages/text.ts'

const parser = pathToFileURL(join(__dirname, '../scripts/markdown/parse-text.mjs')).href
const program = `
import { parseText } from ${JSON.stringify(parser)}
import { readFileSync } from 'node:fs'
const answers = JSON.parse(readFileSync(0, 'utf8')).map((source) => {
  try { return { text: parseText(source, 'team.md') } } catch (error) { return { fault: error.message } }
})
process.stdout.write(JSON.stringify(answers))`

/** Parses in Node, as the build does, because jest would have to transform the parser's packages. */
function parseAll(sources: readonly string[]): { text?: Text; fault?: string }[] {
  const answer = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    input: JSON.stringify(sources),
  })
  return JSON.parse(answer.toString()) as { text?: Text; fault?: string }[]
}

const front = '---\ntitle: Our Team\ndescription: Who does what.\n---\n'

it('reads headings, paragraphs and lists with their inline content', () => {
  const body = [
    'A club of **few** people, and _far_ places.',
    '## Who’s the host?',
    'One who lives\nthere: see [About](/about#story).',
    '### Steps',
    '1. Ask.\n2. Go.',
    '- {{group}}',
  ].join('\n\n')
  const [{ text } = {}] = parseAll([`${front}\n${body}\n`])
  expect(text).toEqual({
    title: 'Our Team',
    description: 'Who does what.',
    blocks: [
      {
        type: 'paragraph',
        content: [
          'A club of ',
          { type: 'strong', content: ['few'] },
          ' people, and ',
          { type: 'emphasis', content: ['far'] },
          ' places.',
        ],
      },
      { type: 'heading', level: 2, id: 'whos-the-host', content: ['Who’s the host?'] },
      {
        type: 'paragraph',
        content: [
          'One who lives there: see ',
          { type: 'link', href: '/about#story', content: ['About'] },
          '.',
        ],
      },
      { type: 'heading', level: 3, id: 'steps', content: ['Steps'] },
      { type: 'list', ordered: true, items: [['Ask.'], ['Go.']] },
      { type: 'list', ordered: false, items: [['{{group}}']] },
    ],
  })
})

const faults: readonly (readonly [what: string, source: string, fault: string])[] = [
  ['raw HTML', `${front}\nHello\n\n<div>there</div>\n`, 'team.md:8: raw HTML is not allowed'],
  ['raw HTML in a line', `${front}Hello <b>you</b>`, 'team.md:5: raw HTML is not allowed'],
  ['a script', `${front}<script>alert(1)</script>`, 'team.md:5: raw HTML is not allowed'],
  ['a picture', `${front}![Sea](/art/sea.svg)`, 'team.md:5: image is not shown here'],
  ['code', `${front}\`code\``, 'team.md:5: inlineCode is not shown here'],
  ['a quotation', `${front}> He said`, 'team.md:5: blockquote is not shown here'],
  ['a heading of the first level', `${front}# Team`, 'team.md:5: a heading must be ## or ###'],
  ['a list in a list', `${front}- a\n  - b`, 'team.md:5: a list item must be one paragraph'],
  ['a link to a script', `${front}[x](javascript:alert)`, 'leaves the site'],
  ['a link to another site', `${front}[x](https://other.example)`, 'leaves the site'],
  ['a link without a scheme', `${front}[x](//other.example)`, 'leaves the site'],
  ['two headings with the same name', `${front}## A\n\n## A`, 'two headings are called "a"'],
  ['a text without front matter', '## A', 'front matter must be title and description'],
  ['front matter without a description', '---\ntitle: A\n---\n', 'front matter must be'],
  ['another field', '---\ntitle: A\ndescription: B\nlayout: C\n---\n', 'front matter must be'],
  ['a long description', front.replace('what.', 'x'.repeat(150)), 'more than 150 characters'],
]

it('rejects what the page cannot show, and names the line', () => {
  const answers = parseAll(faults.map(([, source]) => source))
  for (const [index, [what, , fault]] of faults.entries()) {
    expect([what, answers[index]?.fault]).toEqual([what, expect.stringContaining(fault)])
    expect(answers[index]?.fault).toMatch(/^team\.md/)
  }
})
