import type { Emitter, ItemType, StoreSource, WorkOrder } from '@carrier-portal/contract'
import { createContext, useContext } from 'react'
import type { ItemField } from '../rules/issues.ts'
import type { BarcodePaste } from '../rules/pastedBarcodes.ts'
import type { UpdateForm } from '../rules/updateForm.ts'
import type { EditorClock } from '../time/editorClock.ts'
import type { Validator } from './validate.ts'

/** The loaded order and what is derived from it. */
export interface OrderFormBase {
  readonly order: WorkOrder
  readonly itemTypes: readonly ItemType[]
  readonly clock: EditorClock
  readonly validator: Validator
  /** The form's initial values; a form that differs from them is dirty. */
  readonly start: UpdateForm
}

/** A row to scroll into view and what in it receives the focus: a field, nothing, or else the row's first button. */
export interface FocusTarget {
  readonly index: number
  readonly field?: ItemField
  readonly scrollOnly?: true
}

/** A value that a button has set. */
export interface ValueByButton {
  /** The name of the field. */
  readonly field: string
  /** The value as it is said. */
  readonly value: string
  /** The number of such presses, by which two with the same value differ. */
  readonly press: number
}

/** The changes of the item list. Each one moves the focus to the field that is filled in next. */
export interface ItemActions {
  add(): void
  /** Adds a row with a scanned barcode and the last row's type; false for a barcode that a row has already. */
  addScanned(barcode: string): boolean
  copy(index: number): void
  /** Removes an added row; strikes a saved one through. */
  remove(index: number): void
  undo(index: number): void
  /** Focuses the next editable barcode below the row; after the last one it adds a row. */
  nextBarcode(index: number): void
  /** Puts the barcodes of a pasted column into the row and rows below, and focuses the last one. */
  paste(index: number, column: readonly string[]): void
}

/**
 * What the parts of the form share. Another object, with nothing touched or pasted, when another version of the order is loaded
 * and when Undo Reset appears or goes, because the rows are then others.
 */
export interface OrderFormContext extends OrderFormBase {
  /** The touched fields of the rows, as `key.field`. Kept here because rows scrolled out of view unmount. */
  readonly touched: Set<string>
  readonly focusRequests: Emitter<FocusTarget>
  focusField(target: FocusTarget): void
  /** The text of the bulk time, which Save does not send. */
  readonly bulkTime: StoreSource<string>
  /** The last value that a button beside its field has set, which a status says. */
  readonly valueByButton: StoreSource<ValueByButton | undefined>
  /** The last paste of several barcodes, which can be undone. */
  readonly lastPaste: StoreSource<BarcodePaste | undefined>
  readonly itemActions: ItemActions
  /** Loads the items again. */
  resetItems(): void
  /** Brings the rows back that the last reset replaced; undefined where there are none. */
  readonly undoReset: (() => void) | undefined
}

const ReactContext = createContext<OrderFormContext | undefined>(undefined)

/** Gives the parts of the form their context. */
export const OrderFormProvider = ReactContext.Provider

/** The context of the surrounding order form. Throws outside of one. */
export function useOrderForm(): OrderFormContext {
  const context = useContext(ReactContext)
  if (!context) throw new Error('useOrderForm needs an OrderFormProvider above it.')
  return context
}
