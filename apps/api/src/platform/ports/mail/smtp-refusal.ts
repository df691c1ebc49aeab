import type { DeliveryReason } from '@farandfew/domain/messages/delivery-reasons.ts'

/** Fields of nodemailer's errors: its own code, the SMTP command, and the server's reply (RFC 5321 section 4.2). */
export interface SmtpFailure {
  code?: string | undefined
  command?: string | undefined
  response?: string | undefined
  responseCode?: number | undefined
}

/** Failures that nodemailer finds without a reply of the server. */
const reasonByCode: Readonly<Record<string, DeliveryReason>> = {
  EAUTH: 'sign-in-refused',
  ENOAUTH: 'sign-in-refused',
  EOAUTH2: 'sign-in-refused',
  ECONNECTION: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EPROXY: 'unreachable',
  ETIMEDOUT: 'timeout',
  // The recipient is no address that SMTP can name.
  EENVELOPE: 'recipient-refused',
  EMESSAGE: 'content-refused',
}

/** The enhanced status code after the reply code (RFC 3463): '550 5.1.1 …' has '5.1.1'. */
const enhancedCodeOf = (response: string | undefined): string | undefined =>
  /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1]

/** Enhanced codes about our sender address, although they are in the class of addresses. */
const aboutSender = /^5\.1\.[78]$/
/** The recipient's address is wrong or its mailbox closed. A full one (5.2.2) may have room again. */
const aboutRecipient = /^5\.(1\.([1-6]|10)|2\.1)$/
/** Codes that leave open which address is meant. */
const isVague = (enhanced: string | undefined) =>
  enhanced === undefined || /^5\.[01]\.0$/.test(enhanced)
/** Replies to RCPT TO that speak of the mailbox, if there is no enhanced code: RFC 5321 section 4.2.3, RFC 7504. */
const mailboxReplies = new Set([521, 550, 551, 553, 556])
/** Words of a reply about us, by servers that give no better code. Retrying for nothing is cheaper than losing a mail. */
const wordsAboutUs =
  /relay|authenti|spam|blocked|block ?list|blacklist|policy|denied|spf|dkim|dmarc|reputation/i

/** What a permanent refusal of the recipient (RCPT TO) means. */
function refusedRecipient(replyCode: number, response: string): DeliveryReason {
  const enhanced = enhancedCodeOf(response)
  if (aboutRecipient.test(enhanced ?? '')) return 'recipient-refused'
  // Postfix refuses a sender only after RCPT TO.
  if (aboutSender.test(enhanced ?? '') || /sender/i.test(response)) return 'sender-refused'
  const isMailbox =
    isVague(enhanced) && mailboxReplies.has(replyCode) && !wordsAboutUs.test(response)
  return isMailbox ? 'recipient-refused' : 'policy-refused'
}

/** What a permanent refusal of the content (DATA) means. Some servers check the recipient only here. */
function refusedContent(response: string): DeliveryReason {
  const enhanced = enhancedCodeOf(response) ?? ''
  if (aboutSender.test(enhanced)) return 'sender-refused'
  if (aboutRecipient.test(enhanced)) return 'recipient-refused'
  return enhanced.startsWith('5.7.') ? 'policy-refused' : 'content-refused'
}

/**
 * Why an SMTP server did not accept a mail. Only 'recipient-refused' means that another attempt to this address is useless:
 * a server that refuses our sender, our password or our content is for us to fix, and a reply with 4 is for now.
 */
export function refusalOf(failure: SmtpFailure): { reason: DeliveryReason; code: string } {
  const { code, command, response, responseCode } = failure
  const parts = [command ?? code, responseCode, enhancedCodeOf(response)]
  return {
    reason: reasonOf(failure),
    // Not the server's text, because it contains the address.
    code: parts.filter((part) => part !== undefined).join(' ') || 'UNKNOWN',
  }
}

function reasonOf(failure: SmtpFailure): DeliveryReason {
  const { code = '', command, response = '', responseCode } = failure
  if (responseCode === undefined) return reasonByCode[code] ?? 'unexpected'
  if (responseCode < 500) return 'busy'
  if (code === 'EAUTH' || command?.startsWith('AUTH')) return 'sign-in-refused'
  // "Authentication required", whatever it answers (RFC 4954 section 6).
  if (responseCode === 530) return 'sign-in-refused'
  if (command === 'MAIL FROM') return 'sender-refused'
  if (command === 'RCPT TO') return refusedRecipient(responseCode, response)
  return command === 'DATA' ? refusedContent(response) : 'policy-refused'
}
