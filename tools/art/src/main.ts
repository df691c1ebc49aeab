import { parseArgs } from 'node:util'
import { writeIcons } from './icons.ts'
import { loadScenes } from './load-scenes.ts'
import { writePictures } from './pictures.ts'
import { writeSharePictures } from './share.ts'
import { writeSheets } from './sheet.ts'

const help = `Draws the club's pictures into apps/web/public.

  npm run art                    all of them, with icons and share pictures
  npm run art -- --only bali     those whose name contains the word (trips/bali/hero, ...)
  npm run art -- --sheet         contact sheets into docs/pictures, one for each destination
  npm run art -- --help          prints this text
`

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    sheet: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
})

if (values.help) {
  console.log(help)
} else {
  const scenes = await loadScenes()
  const wanted = scenes.filter(({ name }) => name.includes(values.only ?? ''))
  if (wanted.length === 0) {
    console.error(`No picture's name contains "${values.only}".`)
    process.exitCode = 1
  } else if (values.sheet) {
    console.log(`${writeSheets(wanted)} contact sheets in docs/pictures`)
  } else {
    console.log(`${writePictures(wanted)} pictures drawn`)
    if (!values.only) console.log(`${writeIcons() + writeSharePictures()} PNG files drawn`)
  }
}
