import { findToast } from '@farandfew/ui/testing/find-toast.ts'
import { pictureRules } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { tripPictureKey, tripPictureSrc } from '@farandfew/domain/trip-pictures/trip-pictures.ts'
import type { PracticalFacts } from '@farandfew/domain/trips/practical-facts.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { tripChangeOf } from './support/trips.ts'
import { openApp, openPage, withFakeApi } from './support/open-app.tsx'

const api = withFakeApi()
beforeEach(() => {
  Object.assign(api().state, { open: true, operator: 'Asha' })
  sessionStorage.clear()
})

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
// A query by role takes a second among a hundred fields, and one by label asks each field for its labels.
const only = <Found extends Element>(found: Found[], name: string) => {
  expect({ name, found: found.length }).toEqual({ name, found: 1 })
  return found[0]!
}
const labels = (name: string) =>
  [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === name)
const field = (name: string) => only(labels(name), name).control!
const title = () => waitFor(() => field('Title'))
const button = (name: string) =>
  screen.getByText(name, { selector: 'button, button > span' }).closest('button')!
const iconButton = (name: string) =>
  only([...document.querySelectorAll<HTMLElement>(`button[aria-label="${name}"]`)], name)
const saveLine = () => screen.getByText(/^Not saved: |^Everything is saved$/)
const writes = () => api().calls.filter(({ line }) => !line.startsWith('GET'))
const bali = () => api().state.trips[1]!
const patch = 'PATCH /api/admin/trips/2'

/** What the browser's own buttons do. */
const goTo = (path: string) =>
  act(() => {
    window.history.pushState(null, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  })

/** Opens the form of Bali. */
async function openTrip(open = openPage) {
  const opened = open('/trips/2')
  await title()
  return opened
}

/** Sets the text of a field in one step. */
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

describe('the list of trips', () => {
  it('shows every trip with destination, price and availability, and links to its form', async () => {
    const { user } = openPage('/trips')
    const list = await screen.findByRole('list', { name: 'Trips' })
    const items = within(list).getAllByRole('listitem')
    expect(items).toHaveLength(10)
    expect(items[0]).toHaveTextContent('Hidden Gems of Turkey')
    expect(items[0]).toHaveTextContent('INR 2 Lacs')
    expect(items[0]).toHaveTextContent('Open')
    expect(items[1]).toHaveTextContent('Bali, Indonesia · Asia')
    expect(items[1]).toHaveTextContent('Coming soon')
    expect(items[3]).toHaveTextContent('Preview')
    await user.click(within(list).getByRole('link', { name: 'Bali Bliss' }))
    await heading('Bali Bliss')
  })

  it('shows archived trips below the others', async () => {
    bali().archived = true
    openPage('/trips')
    const archived = await screen.findByRole('list', { name: 'Archived trips' })
    expect(within(archived).getByRole('listitem')).toHaveTextContent(/Bali Bliss.*Archived/)
    const others = screen.getByRole('list', { name: 'Trips' })
    expect(within(others).getAllByRole('listitem')).toHaveLength(9)
  })

  it('shows drafts below the others', async () => {
    bali().isDraft = true
    openPage('/trips')
    const drafts = await screen.findByRole('list', { name: 'Drafts' })
    expect(within(drafts).getByRole('listitem')).toHaveTextContent(/Bali Bliss.*Draft/)
    const others = screen.getByRole('list', { name: 'Trips' })
    expect(within(others).getAllByRole('listitem')).toHaveLength(9)
  })

  it('shows why it failed, and tries again', async () => {
    api().failNext('GET /api/admin/trips', {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable.',
    })
    const { user } = openPage('/trips')
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is unavailable.')
    await user.click(button('Try again'))
    await screen.findByRole('list', { name: 'Trips' })
  })
})

describe('a copy of a trip', () => {
  it('starts as a draft with everything of the trip, and is added as a trip of its own', async () => {
    const { user } = openPage('/trips/2')
    await user.click(await screen.findByRole('link', { name: 'Copy' }))
    await heading('New trip')
    await waitFor(() => expect(field('Title')).toHaveValue('Copy of Bali Bliss'))
    expect(screen.getByRole('checkbox', { name: 'Draft' })).toBeChecked()
    await user.click(button('Add the trip'))
    expect(await screen.findByText('It is a draft: only operators see it.')).toBeVisible()
    const added = api().calls.find(({ line }) => line === 'POST /api/admin/trips')
    expect(added?.body).toMatchObject({
      title: 'Copy of Bali Bliss',
      destination: bali().destination,
      isDraft: true,
      archived: false,
    })
    expect(bali().title).toBe('Bali Bliss')
  })

  it('of a draft is published by its form, and a draft has no link to the site', async () => {
    bali().isDraft = true
    const { user } = openPage('/trips/2')
    const draft = await screen.findByRole('checkbox', { name: 'Draft' })
    expect(screen.queryByRole('link', { name: 'Open on the site' })).toBeNull()
    await user.click(draft)
    await user.click(button('Save'))
    await waitFor(() =>
      expect(api().calls.find(({ line }) => line.startsWith('PATCH'))?.body).toMatchObject({
        isDraft: false,
      }),
    )
  })
})

describe('the form of a trip', () => {
  it('shows every field and the link to the page', async () => {
    await openTrip()
    expect(await title()).toHaveValue('Bali Bliss')
    expect(await title()).toHaveAccessibleDescription('10 of 200 characters')
    expect(field('Price in rupees')).toHaveAccessibleDescription(
      /^Shown as INR 2 Lacs while no departure is ahead/,
    )
    expect(field('Duration in days')).toHaveAccessibleDescription('2 days / 1 night')
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveValue('asia')
    expect(screen.getByRole('checkbox', { name: /^Featured/ })).toBeChecked()
    expect(field('Picture 1, at the top of its page')).toHaveValue(bali().images[0])
    expect(field('Day 2: accommodation')).toHaveValue(bali().itinerary[1]?.accommodation)
    expect(screen.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
      'href',
      'https://club.example/trips/2',
    )
    expect(button('Save')).toHaveAttribute('aria-disabled', 'true')
    await screen.findByText('This trip has not been changed yet.')
  })

  it('saves only the changed fields, and shows them in the history', async () => {
    const { user } = await openTrip()
    write('Title', 'Bali Bliss, slowly')
    write('Price in rupees', '2,50,000')
    expect(field('Price in rupees')).toHaveAccessibleDescription(/^Shown as INR 2\.5 Lacs while/)
    expect(saveLine()).toHaveTextContent('Not saved: Title and Price in rupees')
    button('Save').focus()
    api().answerNext(patch, ({ tripHistory }) => {
      bali().version = '2-2'
      tripHistory[2] = [tripChangeOf(1, { after: { title: 'Bali Bliss, slowly' } })]
    })
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        line: patch,
        body: { version: '2-1', title: 'Bali Bliss, slowly', price: 250_000 },
      },
    ])
    await heading('Bali Bliss, slowly')
    expect(button('Save')).toHaveFocus()
    // A browser moves the focus away from a disabled button.
    expect(button('Save')).toBeEnabled()
    expect(saveLine()).toHaveTextContent('Everything is saved')
    expect(field('Price in rupees')).toHaveValue('250000')
    await screen.findByText(/changed by Meera/)
    expect(sessionStorage).toHaveLength(0)
  })

  it('saves by Enter in a field', async () => {
    const { user } = await openTrip()
    await user.type(await title(), '!{Enter}')
    await screen.findByText('Saved')
    expect(writes()).toHaveLength(1)
    await user.type(await title(), '{Enter}')
    expect(writes()).toHaveLength(1)
  })

  it('saves by Ctrl-S, once', async () => {
    const { user } = await openTrip()
    await user.type(await title(), '!')
    const release = api().hold()
    await user.keyboard('{Control>}s{/Control}')
    await screen.findByText('Saving...')
    await user.keyboard('{Control>}s{/Control}')
    release()
    await screen.findByText('Saved')
    expect(writes()).toHaveLength(1)
  })

  it('marks invalid fields, focuses the first one, and sends nothing', async () => {
    const { user } = await openTrip()
    write('Price in rupees', 'much')
    write('Highlight 2', ' ')
    write('Duration in days', '5')
    await user.click(button('Save'))
    await waitFor(() => expect(field('Price in rupees')).toHaveFocus())
    expect(field('Price in rupees')).toHaveAccessibleDescription(
      'Please enter a whole number from 0 to 1,00,00,000',
    )
    expect(field('Highlight 2')).toHaveAccessibleDescription('Please describe the highlight')
    expect(writes()).toEqual([])

    write('Price in rupees', '200000')
    write('Highlight 2', 'Something')
    await user.click(button('Save'))
    const message = 'The trip lasts 5 days and its itinerary has 2 days: both must be the same'
    await screen.findByText(message)
    expect(button('Add day')).toHaveFocus()
  })

  it('discards what was typed', async () => {
    const { user } = await openTrip()
    write('Title', 'Another')
    await user.click(button('Discard'))
    expect(await title()).toHaveValue('Bali Bliss')
    expect(saveLine()).toHaveTextContent('Everything is saved')
  })

  it('keeps what was typed if saving fails', async () => {
    const { user } = await openTrip()
    write('Title', 'Another')
    api().failNext(patch, {
      code: 'DATABASE_UNAVAILABLE',
      detail: 'The service is unavailable.',
    })
    await user.click(button('Save'))
    const toast = await findToast()
    expect(await toast.findByText('Not saved')).toBeInTheDocument()
    expect(toast.getByText('The service is unavailable.')).toBeInTheDocument()
    expect(await title()).toHaveValue('Another')
    await waitFor(() => expect(button('Save')).toBeEnabled())
  })

  it('says that the trip does not exist', async () => {
    openPage('/trips/99')
    await screen.findByText('There is no trip at this address.')
  })
})

describe('the lists of a trip', () => {
  it('can be changed by keyboard, with the focus on the changed entry', async () => {
    const { user } = await openTrip()
    const first = (field('Highlight 1') as HTMLTextAreaElement).value
    field('Highlight 1').focus()
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(field('Highlight 2')).toHaveFocus()
    expect(field('Highlight 2')).toHaveValue(first)
    expect(screen.getByText('Highlight moved to position 2 of 3')).toBeInTheDocument()

    iconButton('Move highlight 2 up').focus()
    await user.keyboard('{Enter}')
    expect(field('Highlight 1')).toHaveValue(first)
    expect(iconButton('Move highlight 1 down')).toHaveFocus()
    expect(saveLine()).toHaveTextContent('Everything is saved')

    await user.click(button('Add highlight'))
    expect(field('Highlight 4')).toHaveFocus()
    await user.click(iconButton('Remove highlight 4'))
    expect(field('Highlight 3')).toHaveFocus()
  })

  it('include those of an extended edition, which starts with the days of the trip', async () => {
    const { highlights, itinerary, includedItems, version } = Object.assign(bali(), {
      extendedEdition: null,
    })
    const { user } = await openTrip()
    await user.click(button('Add an extended edition'))
    expect(field('Extended day 2: title')).toHaveValue(itinerary[1]!.title)
    write('Extended edition: description', 'One more day in the hills.')
    for (const text of ['title', 'description', 'accommodation', 'included']) {
      write(`Extended day 3: ${text}`, `More ${text}`)
    }
    write('Extended included item 1', 'Three nights')
    await user.click(button('Save'))
    await screen.findByText('Saved')
    expect(writes()[0]?.body).toEqual({
      version,
      extendedEdition: {
        description: 'One more day in the hills.',
        highlights,
        itinerary: [
          ...itinerary,
          {
            day: 3,
            title: 'More title',
            description: 'More description',
            accommodation: 'More accommodation',
            included: 'More included',
          },
        ],
        includedItems: ['Three nights', ...includedItems.slice(1)],
      },
    })
    await user.click(button('Remove the extended edition'))
    expect(saveLine()).toHaveTextContent('Not saved: Extended edition')
  })

  it('number the days by their position', async () => {
    const { user } = await openTrip()
    const [one, two] = ['Day 1: title', 'Day 2: title'].map(
      (name) => (field(name) as HTMLInputElement).value,
    )
    await user.click(iconButton('Move day 2 up'))
    expect(field('Day 1: title')).toHaveValue(two)
    await user.click(button('Save'))
    await screen.findByText('Saved')
    expect(writes()[0]?.body).toMatchObject({
      itinerary: [
        { day: 1, title: two },
        { day: 2, title: one },
      ],
    })
  })

  it('say that a picture does not load', async () => {
    await openTrip()
    write('Picture 1, at the top of its page', 'https://photos.example/gone.jpg')
    const picture = await screen.findByRole('img', {
      name: 'Preview of https://photos.example/gone.jpg',
    })
    expect(picture).toHaveAttribute('src', 'https://photos.example/gone.jpg')
    fireEvent.error(picture)
    await screen.findByText(
      'The console cannot show this picture: it does not load, or PICTURE_HOSTS does not name its host.',
    )
    expect(screen.getAllByRole('img', { name: /^Preview of \// })[0]).toHaveAttribute(
      'src',
      `https://club.example${bali().images[1]}`,
    )
  })
})

describe('an uploaded picture', () => {
  it('needs a text that says what it shows, and keeps its address', async () => {
    const src = tripPictureSrc(
      tripPictureKey('abcdefghijklmnopqrstuv', { width: 1600, height: 900 }),
    )
    bali().images = [src]
    const { user } = await openTrip()
    expect(field('Picture 1, at the top of its page')).toHaveAttribute('readonly')
    write('Title', 'Bali, slowly')
    await user.click(button('Save'))
    await waitFor(() =>
      expect(field('Picture 1: what it shows')).toHaveAccessibleDescription(
        'Please describe what the picture shows',
      ),
    )
    write('Picture 1: what it shows', ' Rice terraces at dawn ')
    await user.click(button('Save'))
    await screen.findByText('Saved')
    expect(writes()[0]?.body).toMatchObject({ imageAlts: { [src]: 'Rice terraces at dawn' } })
  })

  it('is refused before it is sent if it is too large', async () => {
    await openTrip()
    const file = new File([new Uint8Array(pictureRules.maxBytes + 1)], 'a.jpg', {
      type: 'image/jpeg',
    })
    fireEvent.change(screen.getByLabelText('Picture to upload'), { target: { files: [file] } })
    await screen.findByText('Please choose a picture of at most 5 MB')
    expect(writes()).toEqual([])
  })
})

it('the preview follows the draft', async () => {
  await openTrip()
  const preview = screen.getByRole('region', { name: 'Preview of the draft' })
  write('Title', 'Bali, slowly')
  fireEvent.change(screen.getByRole('combobox', { name: /^Availability/ }), {
    target: { value: 'open' },
  })
  await waitFor(() => expect(within(preview).getAllByText('Bali, slowly')).toHaveLength(2))
  expect(within(preview).getByText('Spots and dates of the next departure')).toBeInTheDocument()
  expect(within(preview).getByText('View Experience')).toBeInTheDocument()
  expect(
    within(preview)
      .queryAllByRole('link')
      .every((link) => !link.hasAttribute('href')),
  ).toBe(true)
})

const changed = { code: 'TRIP_CHANGED', detail: 'Changed again since.' } as const

describe('two operators who edit the same trip', () => {
  it('keeps what was typed, shows what the other operator changed, and can apply both', async () => {
    const { user } = await openTrip()
    write('Title', 'Mine')
    api().failNext(patch, changed, () =>
      Object.assign(bali(), { title: 'Theirs', price: 300_000, version: '2-2' }),
    )
    await user.click(button('Save'))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(
      'This trip has been changed: Title and Price in rupees. Your changes are still here.',
    )
    expect(await title()).toHaveValue('Mine')
    await user.click(button('Apply my changes'))
    expect(await title()).toHaveValue('Mine')
    expect(field('Price in rupees')).toHaveValue('300000')
    await user.click(button('Save'))
    await screen.findByText('Saved')
    expect(writes()[1]?.body).toEqual({ version: '2-2', title: 'Mine' })
  })

  it('loads the newer version instead of what was typed', async () => {
    const { user } = await openTrip()
    write('Title', 'Mine')
    api().failNext(patch, changed, () => Object.assign(bali(), { title: 'Theirs', version: '2-2' }))
    await user.click(button('Save'))
    await user.click(await screen.findByText('Load the newer version'))
    expect(await title()).toHaveValue('Theirs')
    expect(saveLine()).toHaveTextContent('Everything is saved')
    expect(screen.queryByText(/has been changed/)).not.toBeInTheDocument()
  })
})

it('a form starts from the current version, not from a cached one', async () => {
  const { user } = await openTrip(openApp)
  Object.assign(bali(), { title: 'Theirs', version: '2-2' })
  const pages = within(screen.getByRole('navigation', { name: 'Trips' }))
  await user.click(pages.getByRole('link', { name: 'Trips' }))
  await user.click(await screen.findByText('Theirs'))
  await heading('Theirs')
  expect(await title()).toHaveValue('Theirs')
  expect(saveLine()).toHaveTextContent('Everything is saved')
})

describe('leaving', () => {
  it('by a link asks first if something is not saved', async () => {
    const { user } = await openTrip(openApp)
    write('Title', 'Mine')
    await user.click(screen.getByText('Departures'))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    expect(screen.getByText('Departures').closest('a')).toHaveFocus()
    expect(await title()).toHaveValue('Mine')

    await user.click(screen.getByText('Departures'))
    await user.click(await screen.findByText('Leave without saving'))
    await heading('Departures')
    expect(sessionStorage).toHaveLength(0)
  })

  it('is possible if everything is saved', async () => {
    const { user } = await openTrip(openApp)
    await user.click(screen.getByText('Departures'))
    await heading('Departures')
  })

  it('the browser asks only if something is not saved', async () => {
    await openTrip()
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true)
    write('Title', 'Mine')
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false)
  })

  it('keeps the draft if the session expires', async () => {
    const { user } = await openTrip(openApp)
    write('Title', 'Mine')
    api().state.open = false
    await user.click(button('Save'))
    await screen.findByRole('heading', { level: 1, name: 'Unlock the console' })
    await user.type(await screen.findByLabelText(/^Password/), 'far-and-few{Enter}')
    await screen.findByRole('region', { name: 'Preview of the draft' })
    expect(await title()).toHaveValue('Mine')
    await user.click(await screen.findByText('Save', { selector: 'button > span' }))
    await screen.findByText('Saved')
    expect(bali().title).toBe('Mine')
  })

  it('by the Back button keeps the draft, which can still be saved', async () => {
    const { user } = await openTrip(openApp)
    write('Title', 'Mine')
    goTo('/departures')
    await heading('Departures')
    goTo('/trips/2')
    expect(await title()).toHaveValue('Mine')
    expect(screen.getByText('Your unsaved changes are back.')).toBeInTheDocument()
    await user.click(button('Save'))
    await screen.findByText('Saved')
    expect(bali().title).toBe('Mine')
  })
})

describe('the history of a trip', () => {
  const undoCall = 'POST /api/admin/trips/2/undo'
  const raised = { before: { price: 200_000 }, after: { price: 300_000 } }
  beforeEach(() => {
    bali().price = 300_000
    api().state.tripHistory[2] = [tripChangeOf(1, raised)]
  })

  it('undoes a change, restores the field in the form, and keeps what is typed in others', async () => {
    const { user } = await openTrip()
    write('Title', 'Mine')
    api().answerNext(undoCall, ({ tripHistory }) => {
      Object.assign(bali(), { price: 200_000, version: '2-2' })
      tripHistory[2] = [
        tripChangeOf(2, { before: raised.after, after: raised.before, isUndo: true }),
        tripChangeOf(1, { ...raised, undoable: false }),
      ]
    })
    await user.click(await screen.findByLabelText('Undo: Price in rupees'))
    expect(await screen.findByText('Undone')).toBeInTheDocument()
    expect(writes()).toEqual([{ line: undoCall, body: { auditId: 1 } }])
    await waitFor(() =>
      expect(document.activeElement).toHaveTextContent(/^Price in rupees changed/),
    )
    expect(screen.getByText('Restored: Price in rupees.')).toBeInTheDocument()
    expect(field('Price in rupees')).toHaveValue('200000')
    expect(await title()).toHaveValue('Mine')
    expect(saveLine()).toHaveTextContent('Not saved: Title')
    expect(screen.queryByText(/has been changed/)).not.toBeInTheDocument()
    await screen.findByText(/restored by Meera/)
    await screen.findByText('Changed again since.')
  })

  it('shows why a change is not undone', async () => {
    const { user } = await openTrip()
    api().failNext(undoCall, changed, ({ tripHistory }) => {
      tripHistory[2] = [tripChangeOf(1, { ...raised, undoable: false })]
    })
    await user.click(await screen.findByLabelText('Undo: Price in rupees'))
    expect(await screen.findByText('Not undone')).toBeInTheDocument()
    expect(screen.getAllByText('Changed again since.').length).toBeGreaterThan(0)
  })
})

describe('the practical facts of a trip', () => {
  const source = { name: 'NOAA', url: 'https://normals.example', checkedOn: '2026-11-23' }
  const month = { place: 'Ubud', month: 6, high: 29, low: 22, rainfall: 120 }
  const weather = { months: [month], sources: [source] }
  const openGroup = async (name: string) => {
    const summary = screen.getByText(name, { selector: 'summary > span' }).closest('summary')!
    fireEvent.click(summary)
    await waitFor(() => expect(summary.nextElementSibling).toBeInTheDocument())
  }

  /** Opens the form of Bali with these facts. */
  async function openFacts(practicalFacts: PracticalFacts | null) {
    bali().practicalFacts = practicalFacts
    return openTrip()
  }

  it('are saved as a whole, without what was left empty', async () => {
    const rooms = { kind: 'own' as const }
    const { user } = await openFacts({ weather, rooms })
    await openGroup('Weather')
    write('Month 1: high in °C', '30')
    write('Month 1: rain in mm', '')
    await openGroup('Costs on top of the price')
    await user.click(button('Add cost'))
    write('Cost 1: item', 'Visa')
    write('Cost 1: from', '2,800')
    write('Cost 1: to', '2800')
    expect(saveLine()).toHaveTextContent('Not saved: Practical facts')
    expect(await screen.findByText('Visa: ₹2,800')).toBeInTheDocument()
    button('Save').focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Saved')
    const changed = { ...month, high: 30, rainfall: undefined }
    expect(writes()[0]?.body).toMatchObject({
      practicalFacts: {
        weather: expect.objectContaining({ months: [changed], sources: [source] }),
        costs: { items: [{ item: 'Visa', from: 2800, to: 2800 }] },
        rooms,
      },
    })
  })

  it('say what is missing, in a group that opens', async () => {
    const { user } = await openFacts({ weather })
    await openGroup('Weather')
    await user.click(iconButton('Remove source 1'))
    button('Save').focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Please keep at least one source')).toBeInTheDocument()
    expect(writes()).toEqual([])
  })

  it('show at its field what only the API can refuse', async () => {
    const { user } = await openFacts({ weather })
    await openGroup('Weather')
    write('Weather source 1: checked on', '2027-01-01')
    const detail = 'This date is in the future.'
    const errors = { 'practicalFacts.weather.sources.0.checkedOn': detail }
    api().failNext(patch, { code: 'VALIDATION_FAILED', detail, errors })
    await user.click(button('Save'))
    await waitFor(() =>
      expect(field('Weather source 1: checked on')).toHaveAccessibleDescription(detail),
    )
  })

  it('can all be left out', async () => {
    const { user } = await openFacts({ rooms: { kind: 'own', note: 'A tent on day 3' } })
    await openGroup('Rooms')
    write('Room', '')
    write('Note', '')
    button('Save').focus()
    await user.keyboard('{Enter}')
    await screen.findByText('Saved')
    expect(writes()[0]?.body).toMatchObject({ practicalFacts: null })
  })
})
