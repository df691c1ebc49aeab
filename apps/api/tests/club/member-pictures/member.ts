import type { TestApp, TestAppOptions } from '../../harness/test-app.ts'

export interface TestMember {
  id: number
  /** The headers that a page of the site sends for the member. */
  headers: Record<string, string>
}

/** A site over plain http, so that the member's cookie is not Secure. */
export const plainSite: TestAppOptions = { config: { publicWebUrl: 'http://localhost:4200' } }

export const memberPassword = 'a lantern in the far window'

let members = 0

/** Signs up a member, who is then signed in. */
export async function createMember({ request }: TestApp): Promise<TestMember> {
  members += 1
  const username = `painter-${members}`
  const response = await request.post('/api/auth/register').send({
    username,
    email: `${username}@mail.example`,
    firstName: 'Maya',
    password: memberPassword,
    confirmPassword: memberPassword,
  })
  if (response.status !== 201) throw new Error(`Registering answered ${response.text}`)
  const setCookies = response.headers['set-cookie'] as unknown as string[]
  const cookie = setCookies.map((header) => header.split(';')[0]).join('; ')
  return {
    id: (response.body as { id: number }).id,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  }
}
