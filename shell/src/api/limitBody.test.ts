import { limitBody } from './limitBody.ts'

test('passes a body within the limit', async () => {
  expect(await limitBody(new Response('12345'), 5).text()).toBe('12345')
})

test('stops a larger body before its end', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(10))
    },
  })
  await expect(limitBody(new Response(endless), 100).blob()).rejects.toThrow('too large')
  expect(sent).toBeLessThan(30)
})
