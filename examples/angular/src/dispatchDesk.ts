import { Component, CUSTOM_ELEMENTS_SCHEMA, signal, VERSION } from '@angular/core'

/** A dashboard on Angular. The page's script element defines `<order-editor>`. */
@Component({
  selector: 'dispatch-desk',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <p>Angular {{ version }}</p>
    <label>
      Order
      <select #order (change)="number.set(order.value)">
        @for (each of orders(); track each) {
          <option>{{ each }}</option>
        }
      </select>
    </label>
    @for (name of views; track name) {
      <button type="button" (click)="view.set(name)">{{ name }}</button>
    }
    @if (view(); as shown) {
      <order-editor
        [workOrderNumber]="number()"
        [view]="shown"
        [apiBaseUrl]="portal"
        [getAccessToken]="getAccessToken"
        (saved)="logSaved($event)"
        (error)="logError($event)"
        (closed)="view.set(undefined)"
        (authrequired)="log('sign-in needed')"
      ></order-editor>
    }
    <p role="log">{{ events().join(' · ') }}</p>
  `,
})
export class DispatchDesk {
  readonly version = VERSION.full
  readonly portal = document.documentElement.dataset.portal ?? ''
  readonly views = ['details', 'update', 'charge']
  readonly orders = signal<readonly string[]>([])
  readonly number = signal('')
  readonly view = signal<string | undefined>(undefined)
  readonly events = signal<readonly string[]>([])

  constructor() {
    // Module scripts run in their order in the page: that of the element has run by now, or could not be loaded.
    if (!customElements.get('order-editor')) this.log('error load')
    void this.loadOrders()
  }

  readonly getAccessToken = async (): Promise<string> => (await (await fetch('/token')).json()).token

  log(event: string): void {
    this.events.update((logged) => [...logged, event])
  }

  logSaved(event: Event): void {
    if (event instanceof CustomEvent) this.log(`saved ${event.detail.workOrderNumber}`)
  }

  logError(event: Event): void {
    if (event instanceof CustomEvent) this.log(`error ${event.detail.code} ${event.detail.workOrderNumber}`)
  }

  private async loadOrders(): Promise<void> {
    const orders: readonly string[] = await (await fetch('/orders')).json()
    this.orders.set(orders)
    this.number.set(orders[0] ?? '')
  }
}
