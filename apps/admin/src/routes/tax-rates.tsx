export { TaxRates as default } from '../features/payments/tax-rates.tsx'
