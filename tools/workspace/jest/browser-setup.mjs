import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// What never appears is told in the end; how busy the machine is decides nothing.
configure({ asyncUtilTimeout: 20_000 })
