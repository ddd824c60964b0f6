import { standalone } from '@carrier-portal/build/standalone'
import remote from './remote.ts'

void standalone(remote)
