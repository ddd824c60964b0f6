import { sendEarlyCall } from './sendEarlyCall.ts'

/** The inline script of a signed-in user's page, after the page's first script. */
sendEarlyCall(window, Date.now())
