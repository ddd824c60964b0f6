import { defineRemote } from '@carrier-portal/contract'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderEditorScreen } from './OrderEditorScreen.tsx'

export default defineRemote({ contract: '^1.2', Screen: OrderEditorScreen, OrderDialog })
