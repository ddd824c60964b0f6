import { createApi } from '../api/createApi.ts'
import { describePortalHost } from './describePortalHost.ts'
import { createTestHost } from './testHost.ts'

describePortalHost('the test host', () => {
  const { host, closeOrder, held } = createTestHost({ api: createApi({ baseUrl: '', getToken: () => undefined }) })
  return { host, closeOrder, isWorkHeld: () => held.length > 0 }
})
