import { expect, type Page } from '@playwright/test'
import type { Query } from './test.ts'

export interface Member {
  username: string
  firstName: string
  city: string
}

/** Two members of their own names; their passwords open nothing. */
export async function addMembers(query: Query): Promise<Member[]> {
  const tag = crypto.randomUUID().slice(0, 8)
  const members = [
    { username: `asha-${tag}`, firstName: 'Asha', city: 'Pune' },
    { username: `kabir-${tag}`, firstName: 'Kabir', city: 'Kochi' },
  ]
  for (const { username, firstName, city } of members) {
    await query(
      'insert into users (username, password_hash, first_name, city) values ($1, $2, $3, $4)',
      [username, '$argon2id$none', firstName, city],
    )
  }
  return members
}

export async function removeMembers(query: Query, members: readonly Member[]): Promise<void> {
  await query('delete from users where username = any($1)', [
    members.map(({ username }) => username),
  ])
}

export async function tryPassword(page: Page, password: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Unlock the console' })
  await form.getByLabel('Password').fill(password)
  await form.getByRole('button', { name: 'Unlock' }).click()
}

export async function unlock(page: Page, password: string): Promise<void> {
  await tryPassword(page, password)
  await expect(page.getByRole('heading', { level: 1, name: 'User database' })).toBeVisible()
}
