import { defineContract } from '../contract/contract.ts'
import { adminTaxRates, newTaxRates, taxRatesParams } from './tax-rates.ts'

const tag = 'Admin'

export const listTaxRates = defineContract({
  method: 'GET',
  path: '/api/admin/tax-rates',
  access: 'operator',
  summary: 'The tax rates by date',
  description: 'The rates of GST and TCS with the date from which each applies, the latest first.',
  tag,
  responses: { 200: adminTaxRates },
})

export const addTaxRates = defineContract({
  method: 'POST',
  path: '/api/admin/tax-rates',
  access: 'edit-club',
  audit: ['tax-rates.added'],
  summary: 'Add tax rates from a date on',
  description:
    'Adds rates that apply to seats held from a date on, which is today or later. Prices stay: they include the taxes.',
  tag,
  body: newTaxRates,
  responses: { 201: adminTaxRates },
})

export const confirmTaxRates = defineContract({
  method: 'POST',
  path: '/api/admin/tax-rates/confirm',
  access: 'edit-club',
  audit: ['tax-rates.confirmed'],
  summary: 'Confirm the tax rates',
  description:
    'Says that the rates which apply today are right, so that the list of the first day is done with them. Changes no rate.',
  tag,
  responses: { 200: adminTaxRates },
})

export const removeTaxRates = defineContract({
  method: 'DELETE',
  path: '/api/admin/tax-rates/:validFrom',
  access: 'edit-club',
  audit: ['tax-rates.removed'],
  summary: 'Remove tax rates that are not in force yet',
  description: 'Removes rates whose date is still to come.',
  tag,
  params: taxRatesParams,
  responses: { 200: adminTaxRates },
  errors: ['NOT_FOUND'],
})
