export const listFile: string
export function listContracts(): string
