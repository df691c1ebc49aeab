import type { Config } from '../../config/config.ts'
import { messageFileName, outboxFolder, writeMessageFile } from '../message-file.ts'

import { createGatewaySms } from './gateway-sms.ts'
import type { SmsPort } from './sms-port.ts'

/** Writes text messages as `.sms.txt` files: a line with the number, an empty line, and the text. */
export function createFileSms(folder: string, now: () => Date = () => new Date()): SmsPort {
  return {
    send: (message) => {
      const to = message.to.replace(/[\r\n]+/g, ' ')
      const name = messageFileName(message, '.sms.txt', now())
      return writeMessageFile(folder, name, `To: ${to}\n\n${message.text}\n`)
    },
  }
}

/** The configured gateway, otherwise files in the data folder. */
export function createSmsPort(config: {
  dataDir: Config['dataDir']
  sms: Pick<Config['sms'], 'gatewayUrl' | 'gatewayToken'>
}): SmsPort {
  const { gatewayUrl, gatewayToken } = config.sms
  return gatewayUrl === undefined
    ? createFileSms(outboxFolder(config.dataDir))
    : createGatewaySms({ url: gatewayUrl, token: gatewayToken })
}
