import type { Emitter, ItemType, WorkOrder } from '@carrier-portal/contract'
import { createContext, useContext } from 'react'
import type { EditorClock } from './editorClock.ts'
import type { UpdateForm } from './form.ts'
import type { Judge } from './judge.ts'
import type { ItemField } from './problems.ts'

/** The order that the form stands on, and what follows from it. */
export interface Basis {
  readonly order: WorkOrder
  readonly itemTypes: readonly ItemType[]
  readonly clock: EditorClock
  readonly judge: Judge
  /** The form as it was loaded; what differs from it was typed. */
  readonly start: UpdateForm
}

/** A row to bring into view, and what in it takes the focus: a field, nothing, or else the row's first button. */
export interface Destination {
  readonly index: number
  readonly field?: ItemField
  readonly only?: 'show'
}

/** What the parts of the form share. One object for as long as the order is the same. */
export interface UpdateTools extends Basis {
  /** The rows' fields that were left, by `key.field`: their messages are due even after scrolling away and back. */
  readonly left: Set<string>
  readonly destinations: Emitter<Destination>
  goTo(destination: Destination): void
  /** Asks before a saved row is deleted or the items are loaded again. */
  ask(question: Question): void
  resetItems(form: UpdateForm): void
}

/** Something that is asked in the dialog's foot, where the fingers are. */
export interface Question {
  readonly text: string
  readonly yes: string
  readonly no: string
  onYes(): void
}

/** The form before anything is loaded. */
export const BLANK: UpdateForm = {
  pickupSignature: '',
  dropoffSignature: '',
  comments: '',
  noLoad: false,
  noLoadComments: '',
  noLoadPickupTime: '',
  charge: '',
  items: [],
}

const ToolsContext = createContext<UpdateTools | undefined>(undefined)

export const UpdateToolsProvider = ToolsContext.Provider

/** The tools of the form around; only parts of the loaded form ask for them. */
export function useUpdateTools(): UpdateTools {
  const tools = useContext(ToolsContext)
  if (!tools) throw new Error('A part of the update form stands outside of it.')
  return tools
}
