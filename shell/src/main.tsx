import { bootstrap } from './bootstrap/bootstrap.tsx'

void bootstrap(window)
