import { readConfiguration } from '@carrier-portal/contract/configuration'
import { createPortal } from '../bootstrap/createPortal.ts'
import type { Portal } from '../portal/portal.ts'
import { EMPTY_STORAGE } from '../portal/portalPage.ts'

/** The portal that prerenders the login: no cookies, no storage, the default configuration. */
export function loginPortal(): Portal {
  const reading = readConfiguration({})
  if (reading.state === 'refused') throw new Error('The default configuration must be readable.')
  return createPortal(reading.configuration, {
    document: { cookie: '' },
    location: {
      href: 'http://localhost/login',
      origin: 'http://localhost',
      pathname: '/login',
      search: '',
      hash: '',
      assign: () => undefined,
    },
    localStorage: EMPTY_STORAGE,
    sessionStorage: EMPTY_STORAGE,
  })
}
