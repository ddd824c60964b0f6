/** Public API for component tests. */
export { expectNoAxeViolations } from './expectNoAxeViolations.ts'
export { isLeftToBrowser } from './isLeftToBrowser.ts'
export { recordAnnouncements } from './recordAnnouncements.ts'
export { renderUi } from './renderUi.tsx'
export { setUpUser } from './setUpUser.ts'
