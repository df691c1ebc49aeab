import { unsubscribeEndpoint } from '@farandfew/domain/newsletters'

/** The page of the site that ends the letters once a person sees it. */
export const unsubscribePagePath = '/unsubscribe'

/** How a letter can be ended. */
export interface UnsubscribeLinks {
  /** For the person who reads the letter. */
  page: string
  /** For their mail program, which posts to it (RFC 8058). */
  oneClick: string
}

/** The links of one address' letters, made of its token. */
export function unsubscribeLinks(publicWebUrl: string, token: string): UnsubscribeLinks {
  const query = `?token=${token}`
  return {
    page: publicWebUrl + unsubscribePagePath + query,
    oneClick: publicWebUrl + unsubscribeEndpoint.path + query,
  }
}

/**
 * The headers by which a mail program offers to unsubscribe, and does so by one POST (RFC 2369 section 3.2, RFC 8058
 * section 3.1). Every letter carries them.
 */
export const unsubscribeHeaders = ({ oneClick }: UnsubscribeLinks): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClick}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
