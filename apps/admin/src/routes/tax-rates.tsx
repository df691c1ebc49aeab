export { TaxRates as default } from '../features/club-details/tax-rates.tsx'
