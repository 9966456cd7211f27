import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// The most a test waits for what it needs: parts of a page that are loaded on demand take long on a busy machine.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
