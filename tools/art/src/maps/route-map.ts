import type { DestinationSlug } from '@farandfew/domain/destinations/all-destinations.ts'
import { daysOf, type TravelMode } from '@farandfew/domain/destinations/route.ts'
import { routeMaps, type RouteMap } from '@farandfew/domain/route-maps/route-maps.derived.ts'
import {
  circle,
  type Color,
  darken,
  line,
  mix,
  path,
  rect,
  type Scene,
  scene,
  stack,
  stroke,
  type Svg,
  wash,
  within,
} from '../kit/index.ts'
import { type Box, coastOf, projectionOf, type View } from './coast.ts'
import { setLine } from './lettering.ts'
import { drawLeg, type Point } from './legs.ts'
import { checkLabels, type PlacedLabel, type Placement, placeLabel } from './labels.ts'

export interface Palette {
  /** From the top of the picture to its bottom. */
  readonly sea: readonly [Color, Color]
  readonly home: Color
  readonly abroad: Color
}

/** One view of the route. The first fills the map; the others show a part of it at a larger scale. */
export interface Panel extends Pick<View, 'center' | 'km'> {
  readonly box?: Box
  /** The stops that this panel shows, and where their labels are. */
  readonly stops: Readonly<Record<string, Placement>>
  /** How far legs bend to the left of their direction, as a part of their length; by 'from>to'. */
  readonly bends?: Readonly<Record<string, number>>
  /** Where the scale is: its left end and its middle. None in a locator. */
  readonly scale?: Point
  /** Drawn on land and sea, below the route. */
  readonly scenery?: Svg
  /** Whether this panel shows frames where the others are. */
  readonly locates?: true
}

export interface MapDesign {
  /** The trip's country, by its ISO 3166-1 number. */
  readonly country: string
  readonly palette: Palette
  readonly panels: readonly Panel[]
  /** Names that are shorter on the map than in the text. */
  readonly short?: Readonly<Record<string, string>>
}

const paper = '#fffbf5'
const ink = '#2b1b2f'
const width = 800
const height = 1000
/** The strip at the bottom that explains the lines. */
const foot = 84
const whole: Box = { x: 0, y: 0, width, height: height - foot }

/** The map of a trip's route. What it shows comes from the destination's content, how it looks from the design. */
export function routeMap(slug: DestinationSlug, days: number, design: MapDesign): Scene {
  return scene(width, height, () => {
    const route = routeMaps[slug].find((one) => one.days === days)
    if (!route) throw new Error(`${slug} has no route of ${days} days`)
    const drawn = new Set(design.panels.flatMap(({ stops }) => Object.keys(stops)))
    const names = route.stops.map(({ name }) => name)
    const unknown = [...drawn].filter((name) => !names.includes(name))
    const missing = names.filter((name) => !drawn.has(name))
    if (unknown.length + missing.length > 0) {
      throw new Error(`${slug} ${days}: no such stop ${unknown}; not on the map ${missing}`)
    }
    return stack(
      design.panels.map((panel, index) => drawPanel(panel, route, design, index > 0)),
      drawFoot(route),
    )
  })
}

function drawPanel(panel: Panel, route: RouteMap, design: MapDesign, isInset: boolean): Svg {
  const box = panel.box ?? whole
  const view: View = { box, center: panel.center, km: panel.km }
  const coast = coastOf(view, design.country)
  const { sea, home, abroad } = design.palette
  const { x, y, width: w, height: h } = box
  const shallow = (amount: number) => mix(sea[0], '#cfe6dc', amount)
  const land = coast.abroad + coast.home
  const project = projectionOf(view)
  const at = (name: string): Point => {
    const stop = route.stops.find((one) => one.name === name)
    return project([stop?.longitude ?? 0, stop?.latitude ?? 0]) ?? [0, 0]
  }
  const shown = route.stops.filter(({ name }) => name in panel.stops)
  const legs = route.legs.filter(({ from, to }) => from in panel.stops && to in panel.stops)
  const dots = shown.map(({ name }) => at(name))
  const labels = shown.flatMap((stop, index) =>
    placeLabel(dots[index] as Point, panel.stops[stop.name] as Placement, {
      number: daysOf(stop),
      name: nameOnMap(stop.name, design),
      block: stop.nights ? '#a81e4a' : '#1d6a74',
    }),
  )
  const scale = panel.scale ? [placeScale(panel.scale, view)] : []
  checkLabels([...labels, ...scale], dots, [x, y, x + w, y + h])
  const content = stack(
    wash(x, y, w, h, ...sea),
    land && panel.scale ? stroke(land, shallow(0.16), 46) + stroke(land, shallow(0.34), 22) : '',
    coast.abroad && path(coast.abroad, abroad),
    coast.home && path(coast.home, home),
    coast.home && stroke(coast.home, darken(home, 0.42), 2.5),
    coast.borders && stroke(coast.borders, darken(abroad, 0.4), 2.5, ' stroke-dasharray="3 9"'),
    coast.lakes && path(coast.lakes, mix(sea[0], sea[1], 0.4)),
    panel.scenery ?? '',
    design.panels
      .filter((other) => panel.locates && other !== panel)
      .map((other) => drawFrame(other, project)),
    legs.map((leg) =>
      drawLeg(at(leg.from), at(leg.to), leg.by, {
        bend: panel.bends?.[`${leg.from}>${leg.to}`],
        sign: signOf(at(leg.from), at(leg.to), box),
      }),
    ),
    labels.map(({ drawJoint }) => drawJoint?.() ?? ''),
    shown.map((stop, index) => drawDot(dots[index] as Point, Boolean(stop.nights))),
    labels.map((label) => label.draw()),
    scale.map((bar) => bar.draw()),
  )
  const frame = isInset ? rect(x - 8, y - 8, w + 16, h + 16, paper) : ''
  return frame + within(`M${x} ${y}h${w}v${h}h${-w}Z`, content)
}

/** Where on a leg its vehicle is: in the middle, or near the end that is visible. */
function signOf(from: Point, to: Point, { x, y, width: w, height: h }: Box): number {
  const isInside = ([px, py]: Point) => px > x && px < x + w && py > y && py < y + h
  if (isInside(from) === isInside(to)) return 0.5
  const near = 250 / Math.hypot(to[0] - from[0], to[1] - from[1])
  return isInside(from) ? near : 1 - near
}

const nameOnMap = (name: string, { short }: MapDesign): string =>
  short?.[name] ?? (name.endsWith(' airport') ? 'Airport' : name)

const drawDot = ([x, y]: Point, isNight: boolean): Svg =>
  circle(x, y, isNight ? 15 : 12, paper) +
  circle(x, y, isNight ? 10 : 7.5, isNight ? '#a81e4a' : '#1d6a74')

/** The outline of another panel. */
function drawFrame({ box, center, km }: Panel, project: ReturnType<typeof projectionOf>): Svg {
  if (!box) return ''
  const [x, y] = project([center[0], center[1]]) ?? [0, 0]
  const other = projectionOf({ box, center, km })
  const half = (box.width / 2) * (project.scale() / other.scale())
  const high = (half * box.height) / box.width
  return stroke(`M${x - half} ${y - high}h${2 * half}v${2 * high}h${-2 * half}Z`, paper, 5)
}

const lengths = [5, 10, 20, 50, 100, 200, 500]

/** A bar of a round number of kilometres, on a piece of paper. */
function placeScale([x, y]: Point, { box, km }: View): PlacedLabel {
  const unit = box.width / km
  const length = lengths.filter((one) => one * unit < 150).at(-1) as number
  const text = setLine(`${length} km`, 34)
  const bar = length * unit
  const w = Math.max(bar, text.width) + 36
  const [from, to] = [x + (w - bar) / 2, x + (w + bar) / 2]
  const draw = () =>
    rect(x, y - 38, w, 76, paper, 8) +
    text.at(x + (w - text.width) / 2, y + 2, ink) +
    line([from, y + 14, from, y + 24, to, y + 24, to, y + 14], ink, 4)
  return { name: 'The scale', edges: [x, y - 38, x + w, y + 38], draw }
}

const modes: readonly (readonly [TravelMode, string])[] = [
  ['road', 'Road'],
  ['train', 'Train'],
  ['boat', 'Boat'],
  ['plane', 'Plane'],
]

/** What the lines mean, for the ways of travel that the route has. */
function drawFoot({ legs }: RouteMap): Svg {
  const used = modes.filter(([mode]) => legs.some(({ by }) => by === mode))
  const sample = 110
  const texts = used.map(([, word]) => setLine(word, 36))
  const gap = 44
  const total =
    texts.reduce((sum, text) => sum + sample + 16 + text.width, 0) + gap * (used.length - 1)
  let x = (width - total) / 2
  const y = height - foot / 2
  const parts = used.map(([mode], index) => {
    const text = texts[index] as ReturnType<typeof setLine>
    const part =
      drawLeg([x, y], [x + sample, y], mode, { bend: 0 }) + text.at(x + sample + 16, y + 13, ink)
    x += sample + 16 + text.width + gap
    return part
  })
  return rect(0, height - foot, width, foot, paper) + stack(parts)
}
