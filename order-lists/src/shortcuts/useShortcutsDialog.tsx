import { type ReactNode, useState } from 'react'
import { useListPreference } from '../storage/listPreferences.ts'
import { ShortcutsDialog } from './ShortcutsDialog.tsx'
import { type ListShortcutOptions, useListShortcuts } from './useListShortcuts.ts'

interface OpenableDialog {
  /** To be rendered by the page; nothing while the dialog is closed. */
  readonly dialog: ReactNode
  open(): void
}

/** The keys of an order list, with the dialog that names them and turns them off. */
export function useShortcutsDialog(options: Omit<ListShortcutOptions, 'enabled' | 'onHelp'>): OpenableDialog {
  const [enabled, setEnabled] = useListPreference('shortcuts')
  const [isOpen, setIsOpen] = useState(false)
  const open = () => setIsOpen(true)
  const shortcuts = useListShortcuts({ ...options, enabled, onHelp: open })
  const dialog = isOpen && (
    <ShortcutsDialog shortcuts={shortcuts} enabled={enabled} onEnable={setEnabled} onClose={() => setIsOpen(false)} />
  )
  return { dialog, open }
}
