/** What component tests build on. */
export { expectNoAxeViolations } from './expectNoAxeViolations.ts'
export { renderUi } from './renderUi.tsx'
