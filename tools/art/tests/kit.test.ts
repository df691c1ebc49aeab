import {
  curve,
  edges,
  jag,
  mix,
  n,
  noise,
  random,
  times,
  tubePath,
  within,
} from '../src/kit/index.ts'
import { figure } from '../src/motifs/figure.ts'
import { handShapes } from '../src/motifs/hands.ts'
import { poses } from '../src/motifs/poses.ts'

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

test('a tube is as thick as its spine says, and ends round', () => {
  // The points that the outline goes through: the last two numbers of each piece of curve.
  const points = tubePath([0, 0, 5, 50, 0, 5, 100, 0, 2])
    .split('C')
    .slice(1)
    .map((piece) =>
      piece
        .match(/-?[\d.]+/g)!
        .slice(-2)
        .map(Number),
    )
  const places = points.map(([x]) => x!)
  const heights = points.map(([, y]) => y!)
  expect([Math.min(...heights), Math.max(...heights)]).toEqual([-5, 5])
  expect([Math.min(...places), Math.max(...places)]).toEqual([-5, 102])
})

test.each(Object.entries(handShapes))(
  'a hand that is held %s has four fingers and a thumb',
  (_, shape) => {
    expect(shape.fingers).toHaveLength(4)
    expect(shape.fingers.every((finger) => finger.length >= 9)).toBe(true)
    expect(shape.thumb.length).toBeGreaterThanOrEqual(9)
  },
)

/** Of a body 100 high: the longest that a limb may be drawn from joint to joint. */
const longest = { upperArm: 24, forearm: 22, thigh: 32, shin: 32 }

test.each(Object.entries(poses))('the limbs of %s have the length of limbs', (_, pose) => {
  const between = ([x0, y0]: readonly number[], [x1, y1]: readonly number[]) =>
    Math.hypot(x1! - x0!, y1! - y0!)
  for (const [elbow, wrist] of pose.arms) {
    expect(between(pose.shoulder, elbow)).toBeLessThan(longest.upperArm)
    expect(between(elbow, wrist)).toBeLessThan(longest.forearm)
  }
  for (const [knee, ankle] of pose.legs) {
    expect(between(pose.hip, knee)).toBeLessThan(longest.thigh)
    expect(between(knee, ankle)).toBeLessThan(longest.shin)
  }
})

test('a hidden hand is not drawn, and the other one is', () => {
  const draw = (hands: NonNullable<Parameters<typeof figure>[3]['hands']>) =>
    figure(0, 0, 300, { pose: poses.stand, head: '', skin: '#b67a52', top: '#a81e4a', hands })
  const fingers = (svg: string) => svg.match(/scale\(0\.122/g)?.length ?? 0
  expect(fingers(draw(['flat', 'grip']))).toBe(2)
  expect(fingers(draw(['hidden', 'grip']))).toBe(1)
})
