import type { BrowserContext } from '@playwright/test'
import { system } from './system.ts'

interface Request {
  data: object
  /** The browser that gets the cookies of the answer, as if one of its pages had sent the request. */
  cookiesFor?: { context: BrowserContext; url: string }
}

const randomByte = () => Math.floor(Math.random() * 254) + 1

/**
 * Sends a POST request to the API from a random address, so that it does not use up the limits of the browser's address.
 * @throws an error if the answer is not a success
 */
export async function postToApi(path: string, { data, cookiesFor }: Request): Promise<void> {
  const answer = await fetch(`${system.apiUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${randomByte()}.${randomByte()}.${randomByte()}`,
    },
    body: JSON.stringify(data),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  if (cookiesFor) await addCookies(cookiesFor.context, answer, cookiesFor.url)
}

async function addCookies(context: BrowserContext, answer: Response, url: string): Promise<void> {
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [pair = '', ...attributes] = line.split(/;\s*/)
    const separator = pair.indexOf('=')
    return {
      url,
      name: pair.slice(0, separator),
      value: pair.slice(separator + 1),
      httpOnly: attributes.includes('HttpOnly'),
      sameSite: attributes.includes('SameSite=Strict') ? ('Strict' as const) : ('Lax' as const),
    }
  })
  await context.addCookies(cookies)
}
