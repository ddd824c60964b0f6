import type { ApiClient } from '../../api/apiClient.ts'
import type { Emitter, Store } from '../../host/store.ts'

/**
 * The host contract 1.0, as the remotes of that time were compiled with it. It never changes: today's PortalHost has to be
 * assignable to it. The 13 calls are those of openapi.yaml, which every minor version shares.
 */
export interface PortalHost1_0 {
  readonly contract: string
  readonly session: Store<{
    readonly username: string
    readonly carriers: readonly { readonly code: string; readonly name: string }[]
    readonly epoch: number
  }>
  readonly api: ApiClient
  readonly orders: {
    open(request: {
      readonly view: 'details' | 'update' | 'charge'
      readonly workOrderNumber: string
    }): Promise<'UPDATE_SUCCESS' | 'CHARGE_SUCCESS' | 'CLOSED' | 'UNAVAILABLE'>
    preload(): void
    readonly changed: Emitter<OrderChange1_0>
    announce(change: OrderChange1_0): void
  }
  readonly nav: {
    href(to: string): string
    go(to: string): void
    readonly location: Store<{
      readonly path: string
      readonly search: string
      readonly params: Readonly<Record<string, string>>
    }>
  }
  notify(notice: {
    readonly tone: 'success' | 'neutral' | 'warning' | 'error'
    readonly text: string
    readonly afterMs?: number
  }): void
  readonly work: {
    hold(reason: string): () => void
    touch(): void
  }
  readonly drafts: {
    keep<T>(key: string, value: T): void
    find<T>(key: string): { readonly value: T; readonly keptAt: number } | undefined
    drop(key: string): void
  }
  portalContainer(): HTMLElement
  readonly locale: Store<'en' | 'es'>
  readonly telemetry: {
    report(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
  }
  readonly settings: {
    readonly supportPhone: string
    readonly hidePatientNames: boolean
    readonly timeZone?: string
    readonly styleNonce?: string
  }
}

interface OrderChange1_0 {
  readonly workOrderNumber: string
  readonly kind: 'accepted' | 'declined' | 'updated' | 'charged'
}
