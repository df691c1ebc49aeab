import type { Palette } from './route-map.ts'

/** The colours of the maps, by what the country looks like from above. */
export const palettes = {
  /** Rice and jungle. */
  sage: { sea: ['#2b8088', '#185663'], home: '#b8c795', abroad: '#d6d3ae' },
  /** Limestone and dry grass. */
  sand: { sea: ['#2f7f93', '#1a5169'], home: '#f0d8a6', abroad: '#ddd0b4' },
  /** Red earth. */
  clay: { sea: ['#2b7f8c', '#1a5566'], home: '#e8b585', abroad: '#e3d3b3' },
} as const satisfies Record<string, Palette>
