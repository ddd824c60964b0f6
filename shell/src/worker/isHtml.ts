/** Whether a response is a web page by its type: no file of the portal is one, and a Wi-Fi network sends its page for each. */
export function isHtml({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
