import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoArea } from 'd3-geo'
import type { MultiLineString, Polygon } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { places } from '../places.ts'

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number]

/** A piece of land or a lake. */
export interface Area {
  readonly shape: Polygon
  readonly bounds: Bounds
  /** The ISO 3166-1 number of the country; undefined for a lake. */
  readonly country?: string
}

type World = Topology<{ countries: GeometryCollection }>

const areaOf = (coordinates: Polygon['coordinates'], country?: string): Area => {
  const longitudes = coordinates.flat().map(([longitude = 0]) => longitude)
  const latitudes = coordinates.flat().map(([, latitude = 0]) => latitude)
  return {
    shape: { type: 'Polygon', coordinates },
    bounds: [
      Math.min(...longitudes),
      Math.min(...latitudes),
      Math.max(...longitudes),
      Math.max(...latitudes),
    ],
    ...(country && { country }),
  }
}

function readWorld() {
  const file = createRequire(join(places.scenes, 'here.js')).resolve(
    'world-atlas/countries-10m.json',
  )
  const world = JSON.parse(readFileSync(file, 'utf8')) as World
  const { countries } = world.objects
  const land = feature(world, countries).features.flatMap(({ id, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return polygons.map((coordinates) => areaOf(coordinates, String(id)))
  })
  const lakes = JSON.parse(readFileSync(places.lakes, 'utf8')) as Record<
    string,
    Polygon['coordinates']
  >
  return {
    land,
    lakes: Object.values(lakes).map((coordinates) => areaOf(coordinates)),
    /** The borders between countries. */
    borders: mesh(world, countries, (one, other) => one !== other) as MultiLineString,
  }
}

let world: ReturnType<typeof readWorld> | undefined

/** Land, lakes and borders of the world: Natural Earth, 1:10 million. They are read once. */
export const geography = () => (world ??= readWorld())

/** A tiny island that the data turned inside out when it was rounded covers the globe except for itself. */
const isInsideOut = ({ shape }: Area) => geoArea(shape) > 2 * Math.PI

/** The areas that bounds contain, wholly or partly. */
export const areasWithin = (areas: readonly Area[], bounds: Bounds): readonly Area[] =>
  areas.filter((area) => overlap(area.bounds, bounds) && !isInsideOut(area))

export const overlap = (one: Bounds, other: Bounds): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3]
