import type { Config } from '../../config/config.ts'
import { outboxFolder } from '../message-file.ts'
import { createFileSms } from './file-sms.ts'
import { createGatewaySms } from './gateway-sms.ts'
import type { SmsPort } from './sms-port.ts'

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
