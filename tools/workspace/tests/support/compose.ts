import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { workspace } from './program.ts'

export interface Service {
  image?: string
  build?: { context: string; dockerfile: string; target: string }
  environment?: Record<string, string>
  depends_on?: Record<string, { condition: string }>
  ports?: string[]
  volumes?: string[]
  healthcheck?: { test: string[] }
  container_name?: string
  networks?: string[]
  deploy?: { replicas: number }
  user?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  mem_limit?: string
  pids_limit?: number
}

export interface Compose {
  services: Record<string, Service>
  volumes: Record<string, unknown>
  networks: Record<string, { internal?: boolean } | null>
}

export const composeText = readFileSync(join(workspace, 'docker-compose.yml'), 'utf8')

export const readCompose = (text: string) => parse(text, { merge: true }) as Compose

/** The variables that a compose file reads. Without a required one, compose does not start. */
export function readVariables(text: string): { name: string; required: boolean }[] {
  return [...text.replace(/^\s*#.*$/gm, '').matchAll(/\$\{([A-Z_]+)([^}]*)\}/g)].map(
    ([, name = '', rest = '']) => ({ name, required: rest.startsWith(':?') }),
  )
}
