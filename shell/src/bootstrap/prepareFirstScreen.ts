import { placeAt } from '../routes/places.ts'
import type { Portal } from './portal.ts'
import { documentPart, licencePart, remotePart, signedInPart, statusPart } from './signedInPart.ts'

/** Longer than this nobody looks at an empty page: the frame comes, and the screen says that it is loading. */
const PATIENCE_MS = 2_000

/**
 * Fetches what the present address shows before anything is drawn: a first paint with a wait in it is drawn twice, and
 * the second time comes late (stack.md, "Never show a Suspense fallback on the first paint").
 */
export async function prepareFirstScreen(portal: Portal): Promise<void> {
  const patience = new Promise<void>((done) => setTimeout(done, PATIENCE_MS))
  await Promise.race([prepare(portal), patience])
}

async function prepare(portal: Portal): Promise<void> {
  const { keeper, licence, page, screens } = portal
  const isSignedIn = keeper.store.get().state === 'in'
  const path = page.location.pathname
  const asked = isSignedIn ? licence.ask() : undefined
  const place = placeAt(path, screens.get().screens)
  if (place.kind === 'shell' && place.access === 'public') {
    const part = place.screen === 'status' ? statusPart : documentPart
    await Promise.all([part.load(), isSignedIn && signedInPart.load()])
    return
  }
  if (!isSignedIn) return
  await Promise.all([signedInPart.load(), remotePart.load()])
  const part = signedInPart.store.get()
  if (part.state !== 'ready') return
  const { loader, source } = part.part.signedInOf(portal)
  await source.load()
  const there = placeAt(path, screens.get().screens)
  const first = there.kind === 'remote' ? there : placeAt('/available-orders', screens.get().screens)
  const remote = first.kind === 'remote' ? first.screen.remote : undefined
  await Promise.all([asked, remote && loader.start(remote)])
  if (licence.store.get() === 'notAccepted') await licencePart.load()
}
