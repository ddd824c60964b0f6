import { standalone } from '@carrier-portal/remote-tools/standalone'
import remote from './remote.ts'

void standalone(remote)
