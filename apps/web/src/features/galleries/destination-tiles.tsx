import type { GalleryTile } from '@farandfew/domain/galleries/gallery-tiles.derived.ts'
import { Picture } from '@farandfew/ui/image/picture.tsx'
import { type CSSProperties, type KeyboardEvent, useId, useRef } from 'react'
import { NothingFound } from '../../shared/layout/nothing-found.ts'
import { paths } from '../../shared/paths.ts'
import { rowsOf, Tile, Tiles } from './destination-tiles.styles.ts'
import { type Direction, neighbourOf } from './neighbour.ts'

/** The number of pictures that load with the page: the first row of a wide screen. */
const eager = 3

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** The galleries as tiles, each one link. Space opens a tile as Enter does; the arrow keys move between tiles. */
export function DestinationTiles({ tiles }: { tiles: readonly GalleryTile[] }) {
  const list = useRef<HTMLUListElement>(null)
  const id = useId()

  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const links = Array.from(list.current?.querySelectorAll('a') ?? [])
    const from = links.findIndex((link) => link === event.target)
    if (from < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const direction = directions[event.key]
    if (event.key !== ' ' && !direction) return
    event.preventDefault()
    if (!direction) return links[from]?.click()
    const boxes = links.map((link) => link.getBoundingClientRect())
    links[neighbourOf(boxes, from, direction) ?? from]?.focus()
  }

  if (tiles.length === 0) return <NothingFound>No destinations found</NothingFound>
  return (
    <Tiles ref={list} role="list" aria-label="Destinations" onKeyDown={onKeyDown}>
      {tiles.map(({ slug, name, tagline, picture, height }, index) => (
        <li key={slug} style={{ '--rows': rowsOf(height) } as CSSProperties}>
          <Tile href={paths.gallery(slug)} aria-labelledby={id + slug} style={{ height }}>
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              eager={index < eager}
            />
            <span id={id + slug}>
              <strong>{name}</strong>
              <span>{` ${tagline}`}</span>
            </span>
          </Tile>
        </li>
      ))}
    </Tiles>
  )
}
