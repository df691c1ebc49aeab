import { at, type Color, curve, darken, path, shaded, stack, type Svg, tube } from '../kit/index.ts'
import { hand, type HandHold } from './hands.ts'
import { type Joint, type Pose } from './poses.ts'

/** A person near enough for fingers and a face. Joints are those of a pose: a body 100 high, its feet at (0, 0). */
export interface Figure {
  readonly pose: Pose
  /** From `frontHead`, `sideHead` or `backHead`. */
  readonly head: Svg
  /** Degrees that the head leans. */
  readonly lean?: number
  readonly skin: Color
  readonly top: Color
  readonly sleeves?: 'long' | 'short' | 'none'
  /** Undefined: the scene draws its own skirt in `lap`, and bare legs come out of it. */
  readonly trousers?: Color
  readonly shorts?: boolean
  readonly shoes?: Color
  /** The far hand, then the near one; a hidden one is behind something. */
  readonly hands?: readonly [HandHold | 'hidden', HandHold | 'hidden']
  /** Degrees that the hands are turned from the direction of their forearm. */
  readonly wrists?: readonly [number, number]
  /** In profile the body is narrower and the shoulders are behind each other. */
  readonly side?: boolean
  /** Drawn over legs and body, below the near arm: a skirt, an apron, a shawl. */
  readonly lap?: Svg
  /** Drawn between the far arm and the body. */
  readonly behind?: Svg
  /** What the hands hold, over the body and below the hands. */
  readonly held?: Svg
}

const degrees = (from: Joint, to: Joint) =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

/** Path data of the trunk from the base of the neck to the seat. */
function trunk([nx, ny]: Joint, [hx, hy]: Joint, side: boolean): { d: string; shade: string } {
  const length = Math.hypot(hx - nx, hy - ny)
  const [ux, uy] = [(hx - nx) / length, (hy - ny) / length]
  const outline: readonly (readonly [number, number])[] = side
    ? [
        [-3.4, 3],
        [1, 5.6],
        [9, 7.6],
        [19, 6.6],
        [length * 0.86, 7.4],
        [length + 3, 6.6],
      ]
    : [
        [-3.4, 3.2],
        [-0.4, 8.6],
        [3.6, 11],
        [12, 9.8],
        [21, 8.2],
        [length * 0.88, 8.8],
        [length + 3, 8.8],
      ]
  const edge = (sign: number, share = 1) =>
    outline.map(([along, wide]) => [
      nx + ux * along - uy * -wide * sign * share,
      ny + uy * along + ux * -wide * sign * share,
    ])
  const right = edge(1)
  return {
    d: curve([...right, ...edge(-1).reverse()].flat(), true),
    shade: `${curve([...edge(1, 0.34), ...edge(1, 1.6).reverse()].flat())}Z`,
  }
}

/** A near person standing or sitting with the ground at (x, y); a negative `height` mirrors it. */
export function figure(x: number, y: number, height: number, person: Figure): Svg {
  const { pose, skin, top, side = false, sleeves = 'long', hands = ['flat', 'flat'] } = person
  const [nx, ny] = pose.shoulder
  const [hx, hy] = pose.hip
  const cloth = darken(top, 0.22)
  const dim = darken(skin, 0.2)
  const spread = side ? 1.5 : 8.6
  const arm = (index: 0 | 1) => {
    const away = index ? spread : -spread
    const [elbow, wrist] = pose.arms[index]
    const hold = hands[index]
    const bare = index ? skin : dim
    const sleeve = index ? top : cloth
    const from: Joint = [nx + away, ny + 4.4]
    const share = sleeves === 'long' ? 1 : 0.62
    const middle: Joint = [
      from[0] + (elbow[0] - from[0]) * share,
      from[1] + (elbow[1] - from[1]) * share,
    ]
    return stack(
      tube([...from, 3.5, ...elbow, 2.9, ...wrist, 1.8], bare),
      hold === 'hidden'
        ? ''
        : hand(...wrist, hold, bare, {
            turn: degrees(elbow, wrist) + (person.wrists?.[index] ?? 0),
            scale: 0.122,
            left: index === 0,
          }),
      sleeves === 'none'
        ? ''
        : sleeves === 'short'
          ? tube([...from, 4.3, ...middle, 4], sleeve)
          : tube(
              [
                ...from,
                4.1,
                ...elbow,
                3.6,
                elbow[0] + (wrist[0] - elbow[0]) * 0.86,
                elbow[1] + (wrist[1] - elbow[1]) * 0.86,
                2.8,
              ],
              sleeve,
            ),
    )
  }
  const leg = (index: 0 | 1) => {
    const [knee, ankle] = pose.legs[index]
    const from: Joint = [hx + (side ? 0 : index ? 4 : -4), hy]
    const bare = index ? skin : dim
    const cut = person.trousers && (index ? person.trousers : darken(person.trousers, 0.22))
    const heel = Math.sign(ankle[0] - hx || 1)
    const foot = tube(
      [
        ankle[0],
        ankle[1] - 1.6,
        2.4,
        ankle[0] + 4 * heel,
        ankle[1] - 1,
        2.3,
        ankle[0] + 9 * heel,
        ankle[1] - 0.4,
        1.5,
      ],
      person.shoes ?? bare,
    )
    return stack(
      foot,
      cut && !person.shorts
        ? ''
        : tube(
            [
              ...knee,
              3.4,
              (knee[0] + ankle[0]) / 2,
              (knee[1] + ankle[1]) / 2,
              3.2,
              ankle[0],
              ankle[1] - 2,
              2,
            ],
            bare,
          ),
      cut
        ? tube(
            person.shorts
              ? [...from, 6, ...knee, 4.8]
              : [...from, 6, ...knee, 4.4, ankle[0], ankle[1] - 3.4, 3.4],
            cut,
          )
        : tube([...from, 5.4, ...knee, 3.8], bare),
    )
  }
  const { d, shade } = trunk(pose.shoulder, pose.hip, side)
  const scale = Math.abs(height) / 100
  return at(
    x,
    y,
    stack(
      arm(0),
      person.behind ?? '',
      leg(0),
      leg(1),
      shaded(d, top, path(shade, darken(top, 0.18))),
      person.lap ?? '',
      at(nx, ny, person.head, { turn: person.lean ?? 0 }),
      person.held ?? '',
      arm(1),
    ),
    { scale, scaleX: height < 0 ? -scale : scale },
  )
}
