import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A wait ends at once when it is fulfilled; the limit only ends one on a machine that other work keeps busy.
configure({ asyncUtilTimeout: 60_000 })
