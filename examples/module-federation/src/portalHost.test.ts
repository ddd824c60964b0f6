import { describePortalHost } from '@carrier-portal/contract/testing'
import { toolHost } from './portalHost.ts'

describePortalHost("the example's host", () => ({ host: toolHost('', () => undefined) }))
