import { Section } from '@farandfew/ui/page/section.tsx'
import {
  type GalleryRegion,
  galleryTiles,
} from '@farandfew/domain/galleries/gallery-tiles.derived.ts'
import { Quiet } from '@farandfew/ui/primitives/primitives.ts'
import { DestinationTiles } from './destination-tiles.tsx'
import { FilterRow } from './filter-row.tsx'
import { galleryRegionIn } from '@farandfew/domain/galleries/gallery-region.ts'
import { useUrlParams } from '../../shared/use-url-params.ts'

type SetRegion = (region: GalleryRegion | undefined) => void

/** The region filter of the galleries, kept in the URL; undefined for all. */
function useRegion(): [GalleryRegion | undefined, SetRegion] {
  const [params, change] = useUrlParams()
  return [galleryRegionIn(params.get('region')), (region) => change({ region })]
}

const regionOptions: readonly { value: GalleryRegion; label: string }[] = [
  { value: 'europe', label: 'Europe' },
  { value: 'asia', label: 'Asia' },
]

/** The index of the galleries, with its region filter. */
export default function DestinationWall() {
  const [region, setRegion] = useRegion()
  const tiles = galleryTiles.filter((tile) => region === undefined || tile.region === region)
  const where = regionOptions.find(({ value }) => value === region)?.label
  return (
    <Section top="0">
      <FilterRow
        label="Filter destinations by region"
        options={regionOptions}
        chosen={region}
        onChoose={setRegion}
      />
      <Quiet size="inherit" marginTop={5} marginBottom={6} role="status">
        {`${tiles.length} destinations${where ? ` in ${where}` : ''}`}
      </Quiet>
      <DestinationTiles tiles={tiles} />
    </Section>
  )
}
