import { isMet, kilobytes, type Measure, ratio, seconds, toRows } from '../src/measure.ts'
import { median } from '../src/median.ts'
import { renderMarkdown, renderText } from '../src/table.ts'

describe('the median', () => {
  it.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %f', (figures, middle) => {
    expect(median(figures)).toBe(middle)
  })

  it('does not change its input, and throws for none', () => {
    const figures = [3, 1, 2]
    median(figures)
    expect(figures).toEqual([3, 1, 2])
    expect(() => median([])).toThrow('no figures')
  })
})

const measure = (value: number, goal?: Measure['goal']): Measure => ({
  name: 'rate',
  value,
  show: ratio,
  ...(goal && { goal }),
})

describe('a goal', () => {
  it.each([
    [measure(0.75, { least: 0.75 }), true],
    [measure(0.74, { least: 0.75 }), false],
    [measure(3, { most: 3 }), true],
    [measure(3.01, { most: 3 }), false],
    [measure(NaN, { most: 3 }), false],
    [measure(99), true],
  ])('of %j is met: %s', (one, met) => {
    expect(isMet(one)).toBe(met)
  })

  it('is shown next to its figure', () => {
    const rows = toRows([
      measure(0.9, { least: 0.75 }),
      { name: 'weight', value: 120_213, show: kilobytes, goal: { most: 120_000 } },
      { name: 'start', value: 812, show: seconds },
    ])
    expect(rows).toEqual([
      ['rate', '0.90', '≥ 0.75', 'met'],
      ['weight', '120.2 kB', '≤ 120.0 kB', 'MISSED'],
      ['start', '0.81 s', '', ''],
    ])
  })
})

describe('a table', () => {
  const table = {
    title: 'API',
    columns: ['measure', 'figure'],
    rows: [
      ['rate', '0.90'],
      ['a|b', '1'],
    ],
  }

  it('is aligned in a terminal', () => {
    expect(renderText(table)).toBe(
      'API\n\nmeasure  figure\n-------  ------\nrate     0.90\na|b      1\n',
    )
  })

  it('is aligned and escaped in Markdown', () => {
    expect(renderMarkdown(table)).toBe(
      '### API\n\n| measure | figure |\n| ------- | ------ |\n| rate    | 0.90   |\n| a\\|b    | 1      |\n',
    )
  })
})
