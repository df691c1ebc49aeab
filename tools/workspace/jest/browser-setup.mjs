import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Long enough for a busy machine; an element that never appears still fails its test.
configure({ asyncUtilTimeout: 20_000 })
