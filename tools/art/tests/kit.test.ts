import { curve, edges, jag, mix, n, noise, random, times, within } from '../src/kit/index.ts'

test('the same seed gives the same stream, and another seed gives a different one', () => {
  const draw = (seed: string) => {
    const stream = random(seed)
    return times(5, () => stream.next())
  }
  expect(draw('goreme')).toEqual(draw('goreme'))
  expect(draw('goreme')).not.toEqual(draw('berat'))
})

test('noise stays within its bounds and does not jump', () => {
  const wave = noise(7)
  for (let x = -3; x < 3; x += 0.01) {
    expect(Math.abs(wave(x))).toBeLessThanOrEqual(1)
    expect(Math.abs(wave(x + 0.01) - wave(x))).toBeLessThan(0.2)
  }
})

test('mixing goes from one colour to the other', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
})

test('coordinates keep one decimal and no negative zero', () => {
  expect(n(1.2345)).toBe('1.2')
  expect(n(-0.01)).toBe('0')
})

test('an outline passes through its points', () => {
  expect(edges([0, 0, 10, 0, 10, 5])).toBe('M0 0L10 0L10 5Z')
  expect(curve([0, 0, 10, 0])).toBe('M0 0C1.7 0 8.3 0 10 0')
})

test('rock keeps the given peaks', () => {
  const rough = jag([0, 100, 50, 20, 100, 100], 6, 3)
  expect(rough.slice(0, 2)).toEqual([0, 100])
  expect(rough.slice(6, 8)).toEqual([50, 20])
  expect(rough.slice(-2)).toEqual([100, 100])
})

test('a clip is named after its path, so the same path has the same name', () => {
  expect(within('M0 0Z', 'a')).toBe(within('M0 0Z', 'a'))
  expect(within('M0 0Z', 'a')).not.toBe(within('M1 0Z', 'a'))
})
