import { brand } from '@farandfew/domain/brand/brand.ts'
import { unsubscribe } from '@farandfew/domain/newsletters/newsletters.contract.ts'

/** The page of the site that unsubscribes when a person opens it. */
export const unsubscribePagePath = '/unsubscribe'

export interface UnsubscribeLinks {
  /** For the reader. */
  page: string
  /** For the mail program, which posts to it (RFC 8058). */
  oneClick: string
}

export function unsubscribeLinks(webUrl: string, token: string): UnsubscribeLinks {
  const query = `?token=${token}`
  return {
    page: webUrl + unsubscribePagePath + query,
    oneClick: webUrl + unsubscribe.path + query,
  }
}

/** The lists that a reader can leave, and what mail programs call them. */
const lists = { newsletter: 'newsletter', 'group-digest': 'group digest' } as const

/**
 * The headers with which a mail program recognises the list (RFC 2919), and offers to unsubscribe by one POST (RFC 2369
 * section 3.2, RFC 8058 section 3.1). Every newsletter and every digest has them.
 */
export const unsubscribeHeaders = (
  { oneClick }: UnsubscribeLinks,
  list: keyof typeof lists,
): Record<string, string> => ({
  'List-Id': `"${brand.name} ${lists[list]}" <${list}.${new URL(oneClick).hostname}>`,
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
