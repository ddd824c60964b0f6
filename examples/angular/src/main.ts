import { bootstrapApplication } from '@angular/platform-browser'
import { DispatchDesk } from './dispatchDesk.js'

await bootstrapApplication(DispatchDesk)
