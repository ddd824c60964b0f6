import { defineRemote } from '@carrier-portal/contract'
import { ExampleScreen } from './ExampleScreen.tsx'

export default defineRemote({ contract: '^1.2', Screen: ExampleScreen })
