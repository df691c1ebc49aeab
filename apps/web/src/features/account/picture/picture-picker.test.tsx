import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { failureWords } from '@farandfew/domain/problem/failure-words.ts'
import { updateProfile } from '@farandfew/domain/members/profile.contract.ts'
import { pictureForm, pictureMessages } from '@farandfew/domain/member-pictures/member-pictures.ts'
import { uploadPicture } from '@farandfew/domain/member-pictures/member-pictures.contract.ts'
import { findViolations } from '@farandfew/ui/testing/axe.ts'
import { UiProvider } from '@farandfew/ui/theme/ui-provider.tsx'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import * as z from 'zod/mini'
import { testMember } from '../../../../tests/club-rows.ts'
import { PicturePicker } from './picture-picker.tsx'

const maya = testMember('maya', { firstName: 'Maya', lastName: 'Rao' })
const uploaded = `/api/pictures/${'k'.repeat(22)}`

interface Club {
  origin: string
  /** The requests so far, in order. */
  calls: string[]
  /** If set, the next call is rejected with this message. */
  refuse?: string | undefined
  /** Calls wait for this promise. */
  held: Promise<void>
  close: () => Promise<void>
}
let club: Club

/** A server for the two picture calls. It checks requests and responses against the contracts. */
async function startClub(): Promise<Club> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error))
    })
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = new Response(Buffer.concat(chunks), {
      headers: { 'content-type': request.headers['content-type'] as string },
    })
    const line = `${request.method} ${request.url}`
    const isUpload = line === `${uploadPicture.method} ${uploadPicture.path}`
    const form = isUpload ? Object.fromEntries(await body.formData()) : await body.json()
    state.calls.push(isUpload ? `${line} ${form.picture.name}` : `${line} ${JSON.stringify(form)}`)
    await state.held
    const { refuse } = state
    state.refuse = undefined
    if (refuse) {
      const problem = { code: 'VALIDATION_FAILED', detail: 'No.', errors: { picture: refuse } }
      response.writeHead(400, { 'content-type': 'application/problem+json' })
      return response.end(JSON.stringify(problem))
    }
    const profileImage = isUpload
      ? uploaded
      : (z.parse(updateProfile.body, form).profileImage as string | null)
    // Only the keys are compared: Node's File is another class than jsdom's.
    if (isUpload) expect(Object.keys(form)).toEqual(Object.keys(pictureForm.shape))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(z.parse(uploadPicture.responses[200], { ...maya, profileImage })))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const state: Club = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    held: Promise.resolve(),
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
  return state
}

/** Encodes a form as a browser does (RFC 7578), because Node's fetch does not know jsdom's FormData. */
async function encoded(form: FormData): Promise<{ body: Uint8Array; type: string }> {
  const parts: Buffer[] = []
  for (const [name, value] of form) {
    const file = value as File
    const head = `content-disposition: form-data; name="${name}"; filename="${file.name}"`
    const bytes = await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(reader.result as ArrayBuffer)
      reader.readAsArrayBuffer(file)
    })
    parts.push(
      Buffer.from(`--edge\r\n${head}\r\ncontent-type: ${file.type}\r\n\r\n`),
      Buffer.from(new Uint8Array(bytes)),
      Buffer.from('\r\n'),
    )
  }
  const body = Buffer.concat([...parts, Buffer.from('--edge--\r\n')])
  return { body, type: 'multipart/form-data; boundary=edge' }
}

const platformFetch = globalThis.fetch
beforeEach(async () => {
  club = await startClub()
  globalThis.fetch = async (path, init = {}) => {
    const url = `${club.origin}${String(path)}`
    if (!(init.body instanceof FormData)) return platformFetch(url, init)
    const { body, type } = await encoded(init.body)
    const headers = { ...(init.headers as Record<string, string>), 'content-type': type }
    return platformFetch(url, { ...init, body: body as BodyInit, headers })
  }
})
afterEach(async () => {
  globalThis.fetch = platformFetch
  await club.close()
})

function Page({ profileImage = null }: { profileImage?: string | null }) {
  const [user, setUser] = useState({ ...maya, profileImage })
  return (
    <UiProvider>
      <main>
        <h1>My Profile</h1>
        <PicturePicker user={user} onUser={(changed) => setUser(changed as typeof user)} />
      </main>
    </UiProvider>
  )
}
const open = (profileImage: string | null = null) => {
  const user = userEvent.setup({ applyAccept: false })
  return { user, ...render(<Page profileImage={profileImage} />) }
}

const fileInput = () => screen.getByLabelText('Picture file')
const button = () => screen.getByRole('button', { name: 'Upload a picture' })
const photo = (name = 'me.jpg', type = 'image/jpeg') => new File(['bytes'], name, { type })
const present = () => screen.getByRole('img', { name: /as others see it/ })
const isSaved = () => screen.findByText('Your picture is saved.')

it('shows the initials of a member without a picture, and the avatars', () => {
  open()
  expect(screen.getByRole('img', { name: /initials MR/ })).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(13)
  expect(screen.getByRole('radio', { name: /just my initials/ })).toBeChecked()
})

it('shows the picture, and the initials if it fails to load', () => {
  open('/art/avatars/02.svg')
  expect(present()).toHaveAttribute('src', '/art/avatars/02.svg')
  expect(screen.getByRole('radio', { name: /green shirt/ })).toBeChecked()
  fireEvent.error(present())
  expect(screen.getByRole('img', { name: /initials MR/ })).toBeVisible()
})

it('saves a chosen avatar', async () => {
  const { user, container } = open()
  await user.click(screen.getByRole('radio', { name: /rose headscarf/ }))
  await isSaved()
  expect(present()).toHaveAttribute('src', '/art/avatars/05.svg')
  expect(club.calls).toEqual(['PATCH /api/user/profile {"profileImage":"/art/avatars/05.svg"}'])
  expect(await findViolations(container)).toEqual([])
})

it('removes the picture when the initials are chosen', async () => {
  const { user } = open('/art/avatars/05.svg')
  await user.click(screen.getByRole('radio', { name: /just my initials/ }))
  await isSaved()
  expect(screen.getByRole('img', { name: /initials MR/ })).toBeVisible()
})

it('saves the last of several quick choices and skips those in between', async () => {
  let release = () => undefined as void
  club.held = new Promise((resolve) => (release = resolve))
  const { user } = open('/art/avatars/01.svg')
  screen.getByRole('radio', { name: /dark bob/ }).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  await waitFor(() => expect(club.calls).toHaveLength(1))
  expect(screen.getByRole('radio', { name: /grey temples/ })).toBeChecked()
  release()
  await isSaved()
  expect(present()).toHaveAttribute('src', '/art/avatars/04.svg')
  expect(club.calls.map((call) => call.slice(-9, -2))).toEqual(['/02.svg', '/04.svg'])
})

it('uploads a file, shows the progress and returns the focus', async () => {
  let release = () => undefined as void
  club.held = new Promise((resolve) => (release = resolve))
  const { user } = open()
  await user.click(button())
  // As a browser does. user.upload would focus the hidden input.
  fireEvent.change(fileInput(), { target: { files: [photo()] } })
  expect(await screen.findByRole('button', { name: 'Uploading...' })).toBeDisabled()
  release()
  await isSaved()
  expect(present()).toHaveAttribute('src', uploaded)
  expect(button()).toHaveFocus()
  expect(club.calls).toEqual(['POST /api/user/picture me.jpg'])
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
})

it.each([
  ['of another kind', () => photo('me.gif', 'image/gif'), pictureMessages.wrongType],
  [
    'too large',
    () => {
      const file = photo()
      Object.defineProperty(file, 'size', { value: 6 * 1024 * 1024 })
      return file
    },
    pictureMessages.tooLarge,
  ],
])('does not send a file that is %s', async (_what, make, message) => {
  const { user, container } = open()
  await user.upload(fileInput(), make())
  expect(await screen.findByText(message)).toBeVisible()
  expect(button()).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(club.calls).toEqual([])
  expect(await findViolations(container)).toEqual([])
})

it('shows why the server rejected a picture, and accepts the next one', async () => {
  const { user } = open('/art/avatars/05.svg')
  club.refuse = pictureMessages.broken
  await user.upload(fileInput(), photo())
  expect(await screen.findByText(pictureMessages.broken)).toBeVisible()
  expect(present()).toHaveAttribute('src', '/art/avatars/05.svg')
  await user.upload(fileInput(), photo())
  await isSaved()
  expect(screen.queryByText(pictureMessages.broken)).not.toBeInTheDocument()
})

it('names the connection if the server cannot be reached', async () => {
  const { user } = open()
  await club.close()
  await user.upload(fileInput(), photo())
  expect(await screen.findByText(failureWords.unreachable)).toBeVisible()
})

it('accepts a dropped picture, but only one', async () => {
  open()
  const place = button().parentElement as HTMLElement
  const dataTransfer = (...files: File[]) => ({ dataTransfer: { files, types: ['Files'] } })
  fireEvent.dragOver(place, dataTransfer())
  fireEvent.drop(place, dataTransfer(photo(), photo()))
  expect(await screen.findByText(pictureMessages.several)).toBeVisible()
  fireEvent.drop(place, dataTransfer(photo('dropped.jpg')))
  await isSaved()
  expect(club.calls).toEqual(['POST /api/user/picture dropped.jpg'])
})
