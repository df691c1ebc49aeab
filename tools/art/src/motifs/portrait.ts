import {
  at,
  bend,
  circle,
  type Color,
  darken,
  ellipse,
  faint,
  lighten,
  line,
  mix,
  path,
  rect,
  shaded,
  stroke,
  type Svg,
  times,
  within,
} from '../kit/index.ts'

export interface Face {
  readonly skin: Color
  readonly hair: Color
  readonly cut:
    | 'bob'
    | 'long'
    | 'bun'
    | 'curls'
    | 'shortCurls'
    | 'crop'
    | 'wavy'
    | 'braid'
    | 'dupatta'
    | 'side'
    | 'pixie'
    | 'headscarf'
    | 'sunHat'
    | 'bald'
  readonly cloth: Color
  /** The turban, headscarf or hat. */
  readonly wrap?: Color
  readonly neckline?: 'round' | 'shirt' | 'vee' | 'scarf' | 'stripes'
  readonly accent?: Color
  readonly beard?: 'stubble' | 'short' | 'moustache'
  readonly glasses?: Color
  readonly earrings?: Color
  readonly eyes?: 'open' | 'smiling' | 'closed'
  readonly mouth?: 'smile' | 'laugh' | 'song'
  readonly bindi?: boolean
  /** Grey at the temples, or a silver streak. */
  readonly streak?: Color
  /** How far the head leans, in degrees. */
  readonly lean?: number
  /** The wall behind: its colour, and its sun and hill. */
  readonly wall: readonly [Color, Color, Color]
  /** How broad the jaw is, 1 being the middle. */
  readonly jaw?: number
}

const backHair = ({ cut, hair, wrap }: HeadLook): Svg => {
  switch (cut) {
    case 'bob':
      return path(
        'M104 110C100 54 220 54 216 110C222 160 224 190 212 208H108C96 190 98 160 104 110Z',
        hair,
      )
    case 'long':
      return path(
        'M102 112C96 44 224 44 218 112C224 170 240 220 232 276C214 290 196 280 190 262H130C124 280 106 290 88 276C80 220 96 170 102 112Z',
        hair,
      )
    case 'braid':
      return path(
        'M104 120C96 48 224 48 216 120C220 150 216 176 206 190C214 204 222 214 226 226L196 236L186 190H130C112 184 100 160 104 120Z',
        hair,
      )
    case 'dupatta':
      return (
        path(
          'M92 140C84 26 236 26 228 140C232 196 250 236 276 300L44 300C70 236 88 196 92 140Z',
          darken(wrap ?? hair, 0.24),
        ) +
        path(
          'M104 120C98 58 222 58 216 120C222 170 220 200 214 236H106C100 200 98 170 104 120Z',
          hair,
        )
      )
    case 'curls':
      return [
        [160, 60, 50],
        [112, 84, 42],
        [208, 84, 42],
        [94, 132, 38],
        [226, 132, 38],
        [104, 176, 32],
        [216, 176, 32],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number, hair))
        .join('')
    case 'shortCurls':
      return [
        [160, 72, 40],
        [120, 88, 30],
        [200, 88, 30],
        [106, 124, 24],
        [214, 124, 24],
        [110, 152, 17],
        [210, 152, 17],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number, hair))
        .join('')
    case 'bun':
      return circle(160, 46, 30, hair) + path('M106 124C102 54 218 54 214 124L206 150H114Z', hair)
    case 'headscarf':
      return path(
        'M94 132C84 34 236 34 226 132C232 190 246 230 262 262L58 262C74 230 88 190 94 132Z',
        darken(wrap ?? hair, 0.28),
      )
    case 'sunHat':
      return path('M108 120H212L208 160H112Z', hair)
    default:
      return ''
  }
}

const frontHair = ({ cut, hair, wrap, streak }: HeadLook): Svg => {
  const light = lighten(hair, 0.16)
  const cloth = wrap ?? hair
  switch (cut) {
    case 'bob':
      return (
        path(
          'M108 150C102 60 158 56 172 64C214 66 220 110 212 150C206 126 196 106 178 92C160 112 128 116 116 120C112 130 110 140 108 150Z',
          hair,
        ) + bend([126, 84, 150, 72, 172, 76], light, 5)
      )
    case 'long':
      return (
        path(
          'M106 176C98 92 118 54 166 58C214 60 222 104 214 176C210 130 200 108 172 84C160 104 130 112 120 128C112 144 110 160 106 176Z',
          hair,
        ) + bend([122, 100, 138, 80, 164, 72], light, 5)
      )
    case 'braid':
      return (
        // Parted in the middle, the braid over one shoulder.
        path(
          'M160 62C126 56 102 84 106 138C106 152 110 164 114 170C112 150 116 130 124 118C138 108 152 92 160 62Z',
          hair,
        ) +
        path(
          'M160 62C194 56 218 84 214 138C214 152 210 164 206 170C208 150 204 130 196 118C182 108 168 92 160 62Z',
          hair,
        ) +
        bend([150, 74, 128, 92, 118, 122], light, 4) +
        bend([172, 74, 190, 92, 200, 118], darken(hair, 0.14), 4) +
        times(4, (index) => {
          const [x, y] = [214 - index * 4, 216 + index * 22]
          const w = 17 - index * 1.6
          return (
            path(
              `M${x} ${y}C${x - w * 1.5} ${y - 4} ${x - w * 1.3} ${y + 22} ${x} ${y + 30}C${x + 2} ${y + 20} ${x + 2} ${y + 10} ${x} ${y}Z`,
              hair,
            ) +
            path(
              `M${x} ${y}C${x + w * 1.5} ${y - 4} ${x + w * 1.3} ${y + 22} ${x} ${y + 30}C${x - 4} ${y + 20} ${x - 4} ${y + 10} ${x} ${y}Z`,
              darken(hair, 0.16),
            ) +
            bend([x - w * 0.7, y + 4, x - w * 0.6, y + 14, x - 2, y + 24], light, 2.4)
          )
        }).join('') +
        rect(192, 302, 18, 7, '#e5a33b', 3) +
        path('M193 309L190 322H212L209 309Z', hair)
      )
    case 'dupatta':
      return (
        path('M160 66C128 62 104 92 108 150C112 132 116 122 124 114C140 106 154 94 160 66Z', hair) +
        path('M160 66C192 62 216 92 212 150C208 132 204 122 196 114C180 106 166 94 160 66Z', hair) +
        bend([148, 80, 130, 94, 120, 116], light, 4) +
        // The scarf lies loosely over the crown and falls to both shoulders.
        path(
          'M160 40C104 38 84 84 92 146C92 190 76 226 40 268C30 288 28 304 28 322H84C84 280 104 250 112 214C104 180 100 150 104 122C110 86 132 64 160 62C188 64 210 86 216 122C220 150 216 180 208 214C216 250 236 280 236 322H292C292 304 290 288 280 268C244 226 228 190 228 146C236 84 216 38 160 40Z',
          cloth,
        ) +
        path(
          'M186 42C222 52 236 96 228 146C228 190 244 226 280 268C290 288 292 304 292 322H262C262 280 232 240 222 190C228 150 232 90 186 42Z',
          darken(cloth, 0.2),
        ) +
        stroke(
          'M112 214C104 180 100 150 104 122C110 86 132 64 160 62C188 64 210 86 216 122C220 150 216 180 208 214',
          lighten(cloth, 0.4),
          4,
        ) +
        times(5, (index) =>
          circle(66 + (index % 2) * 16, 250 + index * 16, 4, lighten(cloth, 0.5)),
        ).join('')
      )
    case 'curls':
      return (
        [
          [128, 88, 24],
          [156, 76, 26],
          [188, 84, 24],
          [206, 108, 16],
          [114, 114, 16],
        ]
          .map(([x, y, r]) => circle(x as number, y as number, r as number, hair))
          .join('') +
        circle(148, 64, 9, light) +
        circle(112, 84, 8, light)
      )
    case 'shortCurls':
      return (
        [
          [124, 94, 20],
          [148, 80, 22],
          [176, 80, 22],
          [200, 96, 18],
        ]
          .map(([x, y, r]) => circle(x as number, y as number, r as number, hair))
          .join('') + circle(140, 70, 7, light)
      )
    case 'bun':
      return (
        path(
          'M110 132C104 74 138 58 162 58C200 60 216 92 210 132C204 108 190 92 160 88C132 92 116 108 110 132Z',
          hair,
        ) +
        bend([132, 78, 150, 68, 168, 68], light, 4) +
        bend([144, 34, 156, 28, 170, 34], light, 4)
      )
    case 'crop':
      return path(
        'M110 124C104 70 136 54 160 54C186 54 216 70 210 124C204 100 198 90 186 84C168 80 150 80 134 84C122 90 116 102 110 124Z',
        hair,
      )
    case 'side':
      return (
        path(
          'M110 128C100 82 118 52 166 52C204 50 222 82 210 128C206 112 204 104 198 98C176 100 146 96 132 84C122 96 114 110 110 128Z',
          hair,
        ) +
        bend([138, 76, 166, 66, 194, 76], light, 5) +
        (streak
          ? path(
              'M109 140C106 118 108 100 116 90C124 96 124 106 118 114C114 122 113 132 113 142Z',
              streak,
            ) +
            path(
              'M211 140C214 118 212 100 204 92C198 98 197 104 201 110C206 118 207 130 207 142Z',
              darken(streak, 0.18),
            ) +
            bend([120, 90, 130, 78, 144, 72], streak, 3)
          : '')
      )
    case 'wavy':
      return (
        path(
          'M110 130C96 110 104 80 118 74C120 54 150 46 166 52C190 46 212 62 210 78C224 92 218 114 210 130C208 112 202 104 192 100C180 106 170 92 158 92C146 102 128 94 122 104C114 108 112 120 110 130Z',
          hair,
        ) + bend([130, 72, 148, 62, 160, 70, 182, 64], light, 5)
      )
    case 'pixie':
      return (
        path(
          'M108 146C98 78 128 48 168 50C212 54 222 92 211 146C208 132 206 120 202 112C184 116 150 108 134 86C130 104 120 116 116 126C112 134 110 140 108 146Z',
          hair,
        ) +
        bend([124, 92, 132, 72, 152, 62], light, 5) +
        (streak
          ? path(
              'M138 70C156 90 182 102 204 106C206 112 206 118 208 124C204 116 202 114 202 112C184 116 150 108 134 86C134 80 136 74 138 70Z',
              streak,
            ) +
            bend([148, 66, 170, 86, 202, 94], streak, 4) +
            bend([164, 60, 184, 72, 204, 82], streak, 3)
          : '')
      )
    case 'headscarf':
      return (
        path(
          'M160 50C110 50 98 92 106 140C110 180 124 206 152 222C150 240 130 256 96 262L232 262C216 240 206 232 200 222C216 200 224 170 216 124C210 76 196 50 160 50ZM160 82C190 82 206 104 204 138C200 178 186 204 160 206C134 204 118 178 116 138C114 104 130 82 160 82Z',
          cloth,
        ) +
        bend([112, 110, 124, 80, 160, 66], lighten(cloth, 0.2), 4) +
        bend([152, 224, 176, 236, 214, 254], darken(cloth, 0.2), 4)
      )
    case 'sunHat':
      return (
        shaded(
          'M110 100C110 40 210 40 210 100Z',
          cloth,
          path('M176 40C190 62 188 80 182 100H220V40Z', darken(cloth, 0.15)),
        ) +
        path('M108 84H212V100H108Z', '#a81e4a') +
        path('M70 106C110 90 210 90 250 106C214 116 106 116 70 106Z', cloth) +
        path('M160 95C200 95 236 100 250 106C222 114 190 114 160 114Z', darken(cloth, 0.15))
      )
    case 'bald':
      return ''
  }
}

const clothes = ({ cloth, accent, neckline = 'round', skin }: Face): Svg => {
  const body = 'M34 322C38 262 84 244 130 230Q160 252 190 230C236 244 282 262 286 322Z'
  const side = path('M200 226L214 322H300V230Z', darken(cloth, 0.22))
  const stripes =
    neckline === 'stripes'
      ? times(5, (index) => rect(30, 252 + index * 18, 260, 7, accent ?? '#fff6e6')).join('')
      : ''
  const base = shaded(body, cloth, stripes, side)
  const trim = accent ?? darken(cloth, 0.3)
  switch (neckline) {
    case 'shirt':
      return (
        base +
        path('M130 228L160 264L190 228L160 250Z', darken(skin, 0.2)) +
        path('M130 226L114 244L146 276L160 254Z', lighten(cloth, 0.15)) +
        path('M190 226L206 244L174 276L160 254Z', mix(cloth, '#1d1430', 0.1)) +
        circle(160, 290, 3.4, trim)
      )
    case 'vee':
      return (
        base +
        path('M128 229L160 286L192 229Q160 250 128 229Z', skin) +
        bend([128, 230, 160, 287, 192, 230], trim, 4)
      )
    case 'scarf':
      return (
        base +
        path(
          'M116 222C140 250 182 250 204 222C222 236 216 262 190 270C150 280 108 266 108 244Z',
          trim,
        ) +
        path('M170 264L204 322H160L146 268Z', darken(trim, 0.16)) +
        bend([124, 240, 156, 258, 198, 242], lighten(trim, 0.25), 4)
      )
    default:
      return base + bend([126, 232, 160, 252, 194, 232], trim, 6)
  }
}

const beardOf = ({ beard, hair }: HeadLook): Svg => {
  switch (beard) {
    case 'stubble':
      return faint(
        0.2,
        path(
          'M114 148C116 188 134 208 160 209C186 208 204 188 206 148C198 172 188 174 160 172C132 174 122 172 114 148Z',
          hair,
        ),
      )
    case 'short':
      return path(
        'M112 138C114 192 134 214 160 216C186 214 206 192 208 138C202 164 190 170 176 168Q160 164 144 168C130 170 118 164 112 138Z',
        hair,
      )
    case 'moustache':
      return path(
        'M136 176C144 164 156 166 160 170C164 166 176 164 184 176C176 180 166 176 160 175C154 176 144 180 136 176Z',
        hair,
      )
    default:
      return ''
  }
}

/** A face from the front, with its hair, in the coordinates of a portrait: the neck meets the shoulders at (160, 232). */
function headParts(face: HeadLook) {
  const { skin, jaw = 1 } = face
  const dark = darken(skin, 0.16)
  const deep = darken(skin, 0.5)
  const ink = '#2b1b2f'
  const w = 46 * jaw
  const head = `M${160 - 47} 122C111 84 134 64 160 64C186 64 209 84 207 122C207 ${150 + 12 * jaw} ${160 + w * 0.72} 206 160 208C${160 - w * 0.72} 206 113 ${150 + 12 * jaw} 113 122Z`
  const laugh = face.mouth === 'laugh'
  const mouth = laugh
    ? shaded(
        'M138 176Q160 183 182 176Q178 200 160 200Q142 200 138 176Z',
        '#7d2338',
        path('M138 174Q160 182 182 174V183Q160 189 138 183Z', '#fff6e6'),
      )
    : face.mouth === 'song'
      ? path('M148 176Q160 170 172 176C176 192 170 202 160 202S144 192 148 176Z', '#7d2338') +
        path('M151 178Q160 174 169 178L168 183H152Z', '#fff6e6')
      : stroke('M142 180Q160 195 179 179', darken(skin, 0.55), 4)
  const eye = (x: number) =>
    face.eyes === 'closed'
      ? stroke(`M${x - 10} 140q10 9 20 0`, ink, 4)
      : face.eyes === 'smiling'
        ? stroke(`M${x - 9} 143q9 -9 18 0`, ink, 4.4)
        : ellipse(x, 141, 5, 6.2, ink) + circle(x + 1.6, 139, 1.7, '#fff6e6')
  const brow = (x: number, turn: number) =>
    at(x, 126, stroke('M-11 2Q0 -5 11 1', face.beard ? darken(face.hair, 0.1) : face.hair, 4.2), {
      turn,
    })
  const covered = face.cut === 'headscarf' || face.cut === 'dupatta'
  const features =
    path(head, skin) +
    within(
      head,
      path('M182 60C176 110 192 140 184 176C178 196 168 206 160 212H230V60Z', dark),
      face.cut === 'sunHat' ? rect(100, 100, 120, 20, darken(skin, 0.25)) : '',
    ) +
    faint(0.28, ellipse(132, 164, 11, 7, '#e0506a'), ellipse(188, 164, 10, 7, '#e0506a')) +
    beardOf(face) +
    eye(140) +
    eye(181) +
    brow(139, -4) +
    brow(182, 4) +
    stroke('M163 138Q170 156 162 162Q158 164 154 162', mix(dark, deep, 0.35), 3.4) +
    mouth +
    (face.beard === 'moustache' || face.beard === 'short'
      ? path(
          'M140 174C146 165 156 166 160 170C164 166 174 165 181 174C174 178 166 175 160 174C154 175 147 178 140 174Z',
          face.hair,
        )
      : '') +
    (face.bindi ? circle(160, 112, 3.6, '#a81e4a') : '')
  const glasses = face.glasses
    ? [140, 181]
        .map(
          (x) =>
            `<circle cx="${x}" cy="141" r="16" fill="#fff6e6" fill-opacity="0.18" stroke="${face.glasses}" stroke-width="3.6"/>`,
        )
        .join('') +
      line([156, 139, 165, 139], face.glasses, 3.6) +
      line([124, 138, 113, 134], face.glasses, 3.6) +
      line([197, 138, 207, 134], face.glasses, 3.6)
    : ''
  const ears =
    covered || face.cut === 'long' || face.cut === 'bob'
      ? ''
      : ellipse(112, 144, 8, 12, skin) + ellipse(208, 144, 8, 12, dark)
  const rings = face.earrings
    ? circle(111, 164, 6, face.earrings) + circle(209, 164, 6, darken(face.earrings, 0.2))
    : ''
  const neck =
    path('M136 180H184L188 236Q160 258 132 236Z', dark) +
    path('M136 192C146 210 174 212 184 192L186 214C170 226 150 224 134 210Z', darken(skin, 0.3))
  const leaning = (svg: Svg) => at(160, 230, at(-160, -230, svg), { turn: face.lean ?? 0 })
  return {
    behind: leaning(backHair(face)),
    neck,
    front: leaning(ears + features + frontHair(face) + glasses + rings),
  }
}

/** What a head alone needs of a face. */
export type HeadLook = Omit<Face, 'wall' | 'cloth'>

/** A head seen from the front, 17 high on a body of 100; its neck ends at (0, 0). */
export function frontHead(face: HeadLook): Svg {
  const { behind, neck, front } = headParts(face)
  return inBody(behind + neck + front)
}

/** Brings a head from the coordinates of a portrait to those of a body 100 high. */
export const inBody = (head: Svg): Svg => at(0, 0, at(-160, -232, head), { scale: 0.103 })

/** A head and shoulders, 320 square, lit from the left. */
export function portrait(face: Face): Svg {
  const [paint, disc, hill] = face.wall
  const { behind, neck, front } = headParts(face)
  return (
    rect(0, 0, 320, 320, paint) +
    circle(226, 116, 84, disc) +
    path('M0 250C60 214 120 216 170 240C220 262 270 230 320 214V320H0Z', hill) +
    behind +
    neck +
    clothes(face) +
    front
  )
}
