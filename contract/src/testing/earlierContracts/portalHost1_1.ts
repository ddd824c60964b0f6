import type { Store } from '../../host/store.ts'
import type { PortalHost1_0 } from './portalHost1_0.ts'

/** The host contract 1.1: 1.0 and the members that it added, each optional. It never changes either. */
export interface PortalHost1_1 extends PortalHost1_0 {
  readonly nav: PortalHost1_0['nav'] & { interceptBack?(onBack: () => void): () => void }
  readonly drafts: PortalHost1_0['drafts'] & { readonly loaded?: Store<number> }
  readonly outbox?: {
    readonly entries: Store<readonly OutboxEntry1_1[]>
    add(save: UnsentSave1_1): Promise<boolean>
    hold(job: string, workOrderNumber: string): Promise<HeldEntry1_1 | undefined>
  }
}

interface HeldEntry1_1 {
  readonly entry: OutboxEntry1_1
  remove(): Promise<void>
  release(): void
}

interface OutboxEntry1_1 extends UnsentSave1_1 {
  readonly id: string
  readonly savedAt: number
  readonly state: 'waiting' | 'sending' | 'stopped'
}

interface UnsentSave1_1 {
  readonly remote: string
  readonly job: string
  readonly schema: number
  readonly payload: unknown
  readonly workOrderNumber: string
  readonly view: 'details' | 'update' | 'charge'
  readonly idempotencyKey: string
}
