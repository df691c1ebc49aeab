import type { BrowserContext } from '@playwright/test'
import { club } from './club.ts'
import { sendToApi, takeCookies } from './desk.ts'
import { newAddress } from './test.ts'

export interface Registered {
  username: string
  email: string
}

/** Makes an account, in which this browser is signed in from then on. */
export async function joinClub(context: BrowserContext, firstName: string): Promise<Registered> {
  const password = 'lantern-terrace-9'
  const who = {
    username: `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}`,
    email: newAddress(firstName.toLowerCase()),
  }
  const form = { ...who, firstName, password, confirmPassword: password }
  const answer = await sendToApi('/api/auth/register', form)
  await takeCookies(context, answer, club.webUrl)
  return who
}
