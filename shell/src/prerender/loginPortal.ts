import { createPortal, type Portal } from '../bootstrap/portal.ts'
import { readConfiguration } from '../config/configuration.ts'

/** A portal for a page that nobody looks at: no cookies, no storage, the default configuration. */
export function loginPortal(): Portal {
  const reading = readConfiguration({})
  if (reading.state === 'refused') throw new Error('The default configuration must be readable.')
  const emptyStorage: Storage = {
    length: 0,
    clear: () => undefined,
    getItem: () => null,
    key: () => null,
    removeItem: () => undefined,
    setItem: () => undefined,
  }
  return createPortal(reading.configuration, {
    document: { cookie: '' },
    location: {
      href: 'http://localhost/login',
      origin: 'http://localhost',
      pathname: '/login',
      search: '',
      assign: () => undefined,
    },
    localStorage: emptyStorage,
    sessionStorage: emptyStorage,
  })
}
