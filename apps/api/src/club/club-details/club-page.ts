import { brand } from '@farandfew/domain/brand/brand.ts'
import type { ClubIdentity } from '@farandfew/domain/club-details/club-identity.ts'
import { identityLines } from '@farandfew/domain/club-details/club-texts.ts'
import { escapeHtml } from '../../platform/outbox/mail-html.ts'

const nothingSet = `Please write to ${brand.email}.`

/** The club's details as a document without scripts and styles, which readers without scripts reach from Contact. */
export function renderClubPage(club: ClubIdentity): string {
  const lines = identityLines(club)
  const title = `Company details - ${brand.name}`
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(brand.name)}: company details</h1>`,
    ...(lines.length === 0 ? [nothingSet] : lines).map((line) => `<p>${escapeHtml(line)}</p>`),
    '<p><a href="/contact">Back to Contact</a></p></main></body></html>',
    '',
  ].join('\n')
}
