import { type SignedInSession, signInDemo } from '../demoAccount.ts'

/** Signs a demo account in at the reference backend that serves this page's origin. */
export function signInStandalone(username: string, password: string): Promise<SignedInSession> {
  const getXsrfToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return signInDemo({ baseUrl: '', getXsrfToken }, username, password)
}
