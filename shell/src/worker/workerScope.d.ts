/** The part of a worker's scope that the portal uses; lib.dom.d.ts does not declare it. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface WorkerScope {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
}
