import {
  bend,
  circle,
  type Color,
  darken,
  ellipse,
  lighten,
  path,
  shaded,
  stack,
  stroke,
  type Svg,
} from '../kit/index.ts'
import { inBody } from './portrait.ts'

/** A head in profile or from behind. */
export interface SideHead {
  readonly skin: Color
  readonly hair: Color
  readonly cut: 'short' | 'bun' | 'long' | 'braid' | 'curls' | 'bob' | 'bald'
  readonly eyes?: 'open' | 'closed'
  readonly mouth?: 'smile' | 'calm'
  readonly beard?: 'short' | 'moustache'
  readonly earring?: Color
  /** Drawn over the hair, in the coordinates of a portrait: a hat, a scarf, flowers. */
  readonly over?: Svg
}

const ink = '#2b1b2f'
const profile =
  'M132 196C108 176 104 146 108 116C114 78 138 60 166 62C192 64 206 84 206 110C206 118 208 124 212 132L224 154C224 160 218 162 211 162L212 172L208 177L211 184C210 190 206 191 207 198C206 210 190 214 176 210L158 204Z'

const sideHair = (cut: SideHead['cut'], hair: Color): readonly [behind: Svg, front: Svg] => {
  const cap = path(
    'M204 96C200 58 150 44 118 72C94 96 98 146 116 170C122 172 130 170 134 160L140 134C150 132 160 124 164 104C178 108 194 104 204 96Z',
    hair,
  )
  const gloss = bend([130, 84, 150, 70, 176, 70], lighten(hair, 0.18), 5)
  switch (cut) {
    case 'bun':
      return [circle(98, 78, 27, hair), cap + gloss]
    case 'long':
      return [
        path('M120 70C92 100 92 180 84 250C96 274 132 276 150 252C146 220 146 190 142 160Z', hair),
        cap + gloss,
      ]
    case 'braid':
      return [
        path(
          'M112 150C96 190 100 240 92 290C102 300 114 298 118 288C124 240 122 200 138 168Z',
          hair,
        ),
        cap + gloss,
      ]
    case 'bob':
      return [
        path('M116 74C94 104 92 160 96 200C112 214 140 212 152 198C150 180 148 164 142 150Z', hair),
        cap + gloss,
      ]
    case 'curls':
      return [
        circle(120, 110, 44, hair) + circle(112, 156, 32, hair) + circle(150, 76, 38, hair),
        circle(150, 84, 26, hair) + circle(184, 78, 22, hair) + circle(128, 132, 22, hair),
      ]
    case 'bald':
      return ['', '']
    default:
      return ['', cap + gloss]
  }
}

const beards: Readonly<Record<NonNullable<SideHead['beard']>, string>> = {
  short:
    'M140 150C142 180 156 212 190 214C204 214 210 206 208 196C207 190 211 188 210 184L196 184C190 176 198 170 206 168C190 164 178 172 168 172C154 168 148 160 140 150Z',
  moustache: 'M213 168C204 160 190 166 182 178C194 182 206 178 213 173Z',
}

/** A head in profile, looking to the right, 17 high on a body of 100; its neck ends at (0, 0). */
export function sideHead({
  skin,
  hair,
  cut,
  eyes = 'open',
  mouth = 'smile',
  ...look
}: SideHead): Svg {
  const dark = darken(skin, 0.2)
  const [behind, front] = sideHair(cut, hair)
  return inBody(
    stack(
      behind,
      path('M124 170C130 200 126 220 122 240H190C184 226 182 214 180 204Z', dark),
      shaded(profile, skin, path('M100 150C130 196 170 210 210 204V230H90Z', dark)),
      look.beard ? path(beards[look.beard], hair) : '',
      eyes === 'closed' ? stroke('M184 138q8 6 16 1', ink, 4) : ellipse(193, 136, 4.4, 6, ink),
      stroke('M178 122Q190 114 204 120', look.beard ? hair : darken(hair, 0.1), 4.4),
      stroke(
        mouth === 'smile' ? 'M210 179Q200 186 190 180' : 'M210 179L194 180',
        darken(skin, 0.5),
        3.6,
      ),
      ellipse(148, 146, 9, 14, skin),
      stroke('M146 140q6 4 3 12', dark, 3),
      front,
      look.earring ? circle(148, 168, 6, look.earring) : '',
      look.over ?? '',
    ),
  )
}

/** A head from behind; its neck ends at (0, 0). */
export function backHead({ skin, hair, cut, over = '' }: SideHead): Svg {
  const crown = path(
    'M110 140C98 56 222 56 210 140C208 170 196 190 186 198H134C124 190 112 170 110 140Z',
    hair,
  )
  const extra: Partial<Record<SideHead['cut'], Svg>> = {
    long: path('M110 110C96 170 100 220 92 270Q160 300 228 270C220 220 224 170 210 110Z', hair),
    bob: path('M108 110C98 160 100 190 102 212Q160 230 218 212C220 190 222 160 212 110Z', hair),
    bun: circle(160, 88, 34, hair) + stroke('M138 78Q160 62 182 78', lighten(hair, 0.2), 4),
    braid: path('M146 170C140 220 150 270 152 310Q160 318 168 310C170 270 180 220 174 170Z', hair),
    curls:
      circle(124, 110, 38, hair) +
      circle(196, 110, 38, hair) +
      circle(160, 84, 42, hair) +
      circle(126, 156, 32, hair) +
      circle(194, 156, 32, hair),
  }
  return inBody(
    stack(
      path('M136 180H184L190 240H130Z', darken(skin, 0.2)),
      ellipse(110, 146, 8, 13, skin),
      ellipse(210, 146, 8, 13, darken(skin, 0.2)),
      cut === 'bald'
        ? path(
            'M112 140C102 60 218 60 208 140C206 170 196 192 186 200H134C124 192 114 170 112 140Z',
            skin,
          )
        : crown,
      extra[cut] ?? '',
      bend([130, 100, 146, 78, 166, 72], lighten(hair, 0.16), 5),
      over,
    ),
  )
}
