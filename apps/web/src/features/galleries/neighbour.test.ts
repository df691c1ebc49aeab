import { type Box, type Direction, neighbourOf } from './neighbour.ts'

const box = (left: number, top: number, height: number): Box => new DOMRect(left, top, 100, height)

/*
 * 0 | 1 | 2    Three columns of tiles with different heights:
 * 0 | 1 | 5    the left one ends lowest, the right one highest.
 * 3 | 4 | 5
 */
const tiles = [
  box(0, 0, 360),
  box(120, 0, 320),
  box(240, 0, 280),
  box(0, 380, 280),
  box(120, 340, 320),
  box(240, 300, 360),
]

const from = (start: number) => (direction: Direction) => neighbourOf(tiles, start, direction)
const directions = ['left', 'right', 'up', 'down'] as const

it.each([
  [0, [undefined, 1, undefined, 3]],
  [1, [0, 2, undefined, 4]],
  [2, [1, undefined, undefined, 5]],
  [3, [undefined, 4, 0, undefined]],
  [4, [3, 5, 1, undefined]],
  [5, [4, undefined, 2, undefined]],
])('finds the neighbours of tile %i to the left, right, top and bottom', (start, neighbours) => {
  expect(directions.map(from(start))).toEqual(neighbours)
})

it('moves only up and down in a single column', () => {
  const column = [box(0, 0, 280), box(0, 300, 360), box(0, 680, 320)]
  expect(directions.map((direction) => neighbourOf(column, 1, direction))).toEqual([
    undefined,
    undefined,
    0,
    2,
  ])
})

it('finds no neighbour of a tile that does not exist', () => {
  expect(neighbourOf([], 0, 'right')).toBeUndefined()
})
