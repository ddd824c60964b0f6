/**
 * Sends events as JSON without cookies and without the address of the page. A lost request is not repeated. With
 * `keepalive` the browser also sends it when the page ends.
 */
export function postEvents(address: string, body: string, keepalive = true): void {
  fetch(address, {
    method: 'POST',
    keepalive,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'Content-Type': 'application/json' },
    body,
  }).catch(() => undefined)
}
