import {
  at,
  bend,
  circle,
  type Color,
  darken,
  ellipse,
  line,
  path,
  rect,
  stroke,
  type Svg,
} from '../kit/index.ts'
import { type Joint, type Pose } from './poses.ts'

export { poses } from './poses.ts'

export const skins = ['#8d5a3c', '#b67a52', '#d9a27a', '#6b412b', '#efc19b', '#a5683f'] as const

/** How a figure is dressed. */
export interface Dress {
  readonly skin?: Color
  readonly hair?: Color
  readonly top: Color
  readonly bottom: Color
  /** A skirt or sarong hides the legs to below the knee; shorts bare the shins. */
  readonly cut?: 'trousers' | 'shorts' | 'skirt' | 'sarong'
  readonly sleeves?: boolean
  readonly hairCut?:
    'short' | 'long' | 'bun' | 'tail' | 'curls' | 'hat' | 'cap' | 'turban' | 'scarf'
  readonly hat?: Color
  readonly pack?: Color
  readonly shoes?: Color
  /** Seen from behind: hair instead of a face. */
  readonly back?: boolean
  /** Near enough for eyes and a smile. */
  readonly face?: boolean
}

function headOf([x, y]: Joint, dress: Dress, skin: Color): Svg {
  const hair = dress.hair ?? '#2b1b2f'
  const hat = dress.hat ?? '#e5a33b'
  const head =
    line([x - 0.6, y + 13, x - 0.4, y + 5], darken(skin, 0.2), 5) +
    ellipse(x, y, 6.4, 7.4, skin) +
    (dress.back
      ? path(
          `M${x - 6.8} ${y + 4}C${x - 9} ${y - 11} ${x + 9} ${y - 11} ${x + 6.8} ${y + 4}Q${x} ${y + 11} ${x - 6.8} ${y + 4}Z`,
          hair,
        )
      : '') +
    (dress.face
      ? circle(x + 0.6, y - 0.6, 0.75, '#2b1b2f') +
        circle(x + 4.2, y - 0.6, 0.75, '#2b1b2f') +
        stroke(`M${x + 0.4} ${y + 3.2}q2 1.9 3.8 0`, '#7d2338', 0.9)
      : '')
  const crown = dress.back
    ? ''
    : path(
        `M${x - 7.2} ${y + 2}C${x - 9} ${y - 9} ${x - 2} ${y - 10} ${x + 1} ${y - 9.4}C${x + 6} ${y - 9} ${x + 8} ${y - 4} ${x + 6.6} ${y - 2}C${x + 2} ${y - 5} ${x - 2} ${y - 4} ${x - 3} ${y + 2}Z`,
        hair,
      )
  switch (dress.hairCut ?? 'short') {
    case 'long':
      if (dress.back) {
        return (
          head +
          path(
            `M${x - 7} ${y - 4}C${x - 9} ${y + 6} ${x - 8} ${y + 14} ${x - 7} ${y + 19}Q${x} ${y + 23} ${x + 7} ${y + 19}C${x + 8} ${y + 14} ${x + 9} ${y + 6} ${x + 7} ${y - 4}Z`,
            hair,
          )
        )
      }
      return (
        path(
          `M${x - 6} ${y - 5}C${x - 12} ${y + 6} ${x - 10} ${y + 16} ${x - 7} ${y + 20}L${x + 3} ${y + 18}L${x + 5} ${y - 4}Z`,
          hair,
        ) +
        head +
        crown
      )
    case 'bun':
      return circle(x - 5, y - 9, 4.4, hair) + head + crown
    case 'tail':
      return head + crown + bend([x - 6, y - 4, x - 12, y, x - 12, y + 10], hair, 4.5)
    case 'curls':
      return (
        circle(x - 4, y - 2, 8, hair) +
        circle(x + 2, y - 5, 7, hair) +
        head +
        crown +
        circle(x - 5, y + 2, 4.5, hair)
      )
    case 'hat':
      return (
        head +
        crown +
        ellipse(x, y - 4, 14, 3.2, hat) +
        path(
          `M${x - 7} ${y - 4.5}C${x - 7} ${y - 14} ${x + 7} ${y - 14} ${x + 7} ${y - 4.5}Z`,
          darken(hat, 0.12),
        )
      )
    case 'cap':
      return (
        head +
        crown +
        path(
          `M${x - 7} ${y - 3}C${x - 7} ${y - 11} ${x + 7} ${y - 11} ${x + 7} ${y - 3}L${x + 13} ${y - 2.4}L${x + 13} ${y - 4}Z`,
          hat,
        )
      )
    case 'turban':
      return (
        head +
        path(
          `M${x - 8} ${y - 1}C${x - 11} ${y - 13} ${x + 10} ${y - 14} ${x + 8} ${y - 2}C${x + 3} ${y - 6} ${x - 4} ${y - 5} ${x - 8} ${y - 1}Z`,
          hat,
        )
      )
    case 'scarf':
      return (
        path(
          `M${x + 4} ${y - 8}C${x - 12} ${y - 12} ${x - 12} ${y + 4} ${x - 9} ${y + 14}L${x + 6} ${y + 14}Z`,
          hat,
        ) +
        head +
        path(
          `M${x + 6} ${y - 6}C${x - 3} ${y - 12} ${x - 12} ${y - 6} ${x - 7} ${y + 9}C${x - 4} ${y + 2} ${x - 2} ${y - 3} ${x + 6} ${y - 6}Z`,
          hat,
        )
      )
    default:
      return head + crown
  }
}

const limb = (from: Joint, [mid, end]: readonly [Joint, Joint], color: Color, width: number) =>
  line([...from, ...mid, ...end], color, width)

function legsOf(pose: Pose, dress: Dress, skin: Color): Svg {
  const cut = dress.cut ?? 'trousers'
  const [hx, hy] = pose.hip
  return pose.legs
    .map((leg, index) => {
      const color = index === 0 ? darken(dress.bottom, 0.25) : dress.bottom
      const from: Joint = [hx + (index ? 3 : -3), hy]
      const [knee, foot] = leg
      const shoe = ellipse(foot[0] + 2, foot[1] - 1, 5.4, 2.8, dress.shoes ?? '#2b1b2f')
      if (cut === 'trousers') return limb(from, leg, color, 8.6) + shoe
      const bare = index === 0 ? darken(skin, 0.15) : skin
      return limb(from, leg, bare, 6) + shoe + line([...from, ...knee], color, 9.4)
    })
    .join('')
}

function skirtOf(pose: Pose, dress: Dress): Svg {
  const [hx, hy] = pose.hip
  const [a, b] = [pose.legs[0][1], pose.legs[1][1]]
  const hem = dress.cut === 'sarong' ? 0.9 : 0.68
  const low = (a[1] + b[1]) / 2
  const y = hy + (low - hy) * hem
  const flare = dress.cut === 'sarong' ? 3 : 7
  const [left, right] = [Math.min(a[0], b[0]) - flare, Math.max(a[0], b[0]) + flare]
  const d = `M${hx - 7} ${hy - 3}L${left} ${y}Q${(left + right) / 2} ${y + 4} ${right} ${y}L${hx + 7} ${hy - 3}Z`
  return (
    path(d, dress.bottom) +
    path(
      `M${hx + 2} ${hy - 3}L${(left + right) / 2 + 3} ${y + 2}L${right} ${y}L${hx + 7} ${hy - 3}Z`,
      darken(dress.bottom, 0.22),
    )
  )
}

/** A person standing at (x, y), `height` high, in a pose; a negative `height` mirrors it. */
export function person(x: number, y: number, height: number, pose: Pose, dress: Dress): Svg {
  const skin = dress.skin ?? skins[1]
  const [sx, sy] = pose.shoulder
  const [hx, hy] = pose.hip
  const sleeve = dress.sleeves === false ? skin : dress.top
  const skirted = dress.cut === 'skirt' || dress.cut === 'sarong'
  const arm = (index: 0 | 1) => {
    const from: Joint = [sx + (index ? 7 : -7), sy + 2]
    const [elbow, hand] = pose.arms[index]
    const tone = index === 0 ? 0.22 : 0
    return (
      line([...from, ...elbow], darken(sleeve, tone), 6.4) +
      line([...elbow, ...hand], darken(skin, tone), 5) +
      circle(hand[0], hand[1], 3.2, darken(skin, tone))
    )
  }
  const torso = `M${sx - 10} ${sy + 2}C${sx - 9} ${sy - 3} ${sx + 9} ${sy - 3} ${sx + 10} ${sy + 2}L${hx + 8} ${hy + 2}C${hx + 3} ${hy + 4} ${hx - 3} ${hy + 4} ${hx - 8} ${hy + 2}Z`
  const shade = `M${sx + 4} ${sy - 2}C${sx + 7} ${sy - 2} ${sx + 10} ${sy} ${sx + 10} ${sy + 2}L${hx + 8} ${hy + 2}L${hx + 3} ${hy + 3.4}Z`
  const pack = dress.pack
    ? rect(sx - 17, sy - 1, 13, 24, dress.pack, 5) +
      rect(sx - 15, sy + 10, 9, 10, darken(dress.pack, 0.25), 3)
    : ''
  const content =
    pack +
    arm(0) +
    legsOf(pose, dress, skin) +
    (skirted ? skirtOf(pose, dress) : '') +
    path(torso, dress.top) +
    path(shade, darken(dress.top, 0.2)) +
    headOf(pose.head, dress, skin) +
    arm(1)
  const scale = Math.abs(height) / 100
  return at(x, y, content, { scale, scaleX: height < 0 ? -scale : scale })
}
