import type { HostTool } from './hostTool.ts'

/**
 * A page of the host tool that shows an order in the editor's frame, as high as its content, and gives the frame the token
 * of its own login.
 */
export function framePage({ portal }: HostTool, options: object): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><title>Another company’s tool</title></head>
<body>
<iframe title="Order editor" style="width: 100%; height: 10px"></iframe>
<script type="module">
const frame = document.querySelector('iframe')
const post = (message) => frame.contentWindow.postMessage({ orderEditor: 1, ...message }, '${portal}')
addEventListener('message', async ({ source, data }) => {
  if (source !== frame.contentWindow) return
  if (data?.type === 'ready') post({ type: 'open', signIn: 'host', options: ${JSON.stringify(options)} })
  if (data?.type === 'height') frame.style.height = data.height + 'px'
  if (data?.type !== 'token-wanted') return
  const { token } = await (await fetch('/token')).json()
  post({ type: 'token', request: data.request, token })
})
frame.src = '${portal}/embed/order-editor.html'
</script>
</body>
</html>`
}
