import { yieldToBrowser } from './bootstrap/yieldToBrowser.ts'

void start()

/**
 * Runs the page's code in steps, between which the browser handles what is typed into the prerendered login. The mode
 * "eager" keeps all steps in this file: they are needed together, and each file costs a request.
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await yieldToBrowser()
  await import(/* webpackMode: "eager" */ '@carrier-portal/shared-ui/theme')
  await yieldToBrowser()
  const { bootstrap } = await import(/* webpackMode: "eager" */ './bootstrap/bootstrap.tsx')
  await yieldToBrowser()
  await bootstrap(window)
}
