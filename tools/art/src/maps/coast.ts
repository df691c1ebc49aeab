import { geoAzimuthalEqualArea, geoPath, type GeoProjection } from 'd3-geo'
import { curve, edges } from '../kit/index.ts'
import { areasWithin, type Bounds, geography, overlap } from './geography.ts'

/** A rectangle of the picture. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Which part of the earth a rectangle shows. */
export interface View {
  readonly box: Box
  /** Longitude and latitude of the middle. */
  readonly center: readonly [number, number]
  /** Kilometres from left to right. */
  readonly km: number
}

const earthRadius = 6371

/** Lines end outside of what is visible, so that no coast runs along the frame. */
const bleed = 60

/** The projection of a view: equal areas, true to scale at its middle. */
export function projectionOf({ box, center, km }: View): GeoProjection {
  const { x, y, width, height } = box
  return geoAzimuthalEqualArea()
    .rotate([-center[0], -center[1]])
    .scale((earthRadius * width) / km)
    .translate([x + width / 2, y + height / 2])
    .clipExtent([
      [x - bleed, y - bleed],
      [x + width + bleed, y + height + bleed],
    ])
}

/** The bounds of a view in degrees, a little too large. */
function boundsOf({ box, center, km }: View): Bounds {
  const high = ((km * box.height) / box.width / 111) * 0.7
  const wide = (km / 111 / Math.cos((center[1] * Math.PI) / 180)) * 0.7
  return [center[0] - wide, center[1] - high, center[0] + wide, center[1] + high]
}

/** Points that are nearer than this are one: the difference would not be visible. */
const nearest = 1.5

/** Outlines are bent through their points if the view is so close that the data's corners would show. */
const closeUp = 130

/** Collects what d3 draws as path data, with fewer points. */
function pen(isClose: boolean) {
  let points: number[] = []
  let d = ''
  const finish = (closed: boolean) => {
    if (points.length >= (closed ? 6 : 4)) {
      d += isClose ? curve(points, closed) : edges(points, closed)
    }
    points = []
  }
  const add = (x: number, y: number) => {
    const [lastX, lastY] = points.slice(-2) as [number?, number?]
    const isFar = lastX === undefined || Math.hypot(x - lastX, y - (lastY as number)) >= nearest
    if (isFar) points.push(x, y)
  }
  return {
    context: {
      beginPath: () => {},
      arc: () => {},
      moveTo: (x: number, y: number) => {
        finish(false)
        add(x, y)
      },
      lineTo: add,
      closePath: () => finish(true),
    },
    text: () => {
      finish(false)
      return d
    },
  }
}

/** The land, lakes and borders in a view, as path data. */
export interface Coast {
  /** The country of the trip, and the others. */
  readonly home: string
  readonly abroad: string
  readonly lakes: string
  readonly borders: string
}

/** Reads the coast of a view. `country` is an ISO 3166-1 number. */
export function coastOf(view: View, country: string): Coast {
  const bounds = boundsOf(view)
  const projection = projectionOf(view)
  const isClose = view.km < closeUp
  const draw = (shapes: readonly Parameters<ReturnType<typeof geoPath>>[0][]) => {
    const { context, text } = pen(isClose)
    const path = geoPath(projection, context)
    for (const shape of shapes) path(shape)
    return text()
  }
  const { land, lakes, borders } = geography()
  const areas = areasWithin(land, bounds)
  return {
    home: draw(areas.filter((area) => area.country === country).map(({ shape }) => shape)),
    abroad: draw(areas.filter((area) => area.country !== country).map(({ shape }) => shape)),
    lakes: draw(areasWithin(lakes, bounds).map(({ shape }) => shape)),
    borders: draw([
      {
        type: 'MultiLineString',
        coordinates: borders.coordinates.filter((line) =>
          line.some(([lon = 0, lat = 0]) => overlap([lon, lat, lon, lat], bounds)),
        ),
      },
    ]),
  }
}
